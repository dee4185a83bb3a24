"""What the header of a record can hold: one line, so that what is dealt from it can be dealt from the record again."""

LONGEST = 500


def clean(text: str) -> str:
    """A text as a header holds it: signs that can be printed, single blanks, no `;`, which begins a comment."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text).replace(";", ",")
    return " ".join(plain.split())[:LONGEST].rstrip()
