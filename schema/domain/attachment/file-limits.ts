// How large a file may be (specification 2 §5, §9). Apart from the parser, so that a screen does without it.
export const MAX_FILE_BYTES = 1_048_576_000;
