const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isList = (value: unknown): value is Iterable<unknown> => isRecord(value) && Symbol.iterator in value;

/**
 * JSON with keys sorted by code units, so that equal content gives equal text (decisions.md 9), in pieces: a list may be any
 * iterable, such as the lines of a large portfolio. Undefined fields are left out.
 */
export function* canonicalPieces(value: unknown): Generator<string> {
  if (isList(value)) {
    let separator = "[";
    for (const element of value) {
      yield separator;
      yield* canonicalPieces(element);
      separator = ",";
    }
    yield separator === "[" ? "[]" : "]";
    return;
  }
  if (!isRecord(value)) {
    yield JSON.stringify(value ?? null);
    return;
  }
  let separator = "{";
  for (const key of Object.keys(value).toSorted()) {
    if (value[key] === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:`;
    yield* canonicalPieces(value[key]);
    separator = ",";
  }
  yield separator === "{" ? "{}" : "}";
}
