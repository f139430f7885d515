/**
 * Says where a result differs from what a vector expects (method.md section 11). Knows nothing of the engine: it
 * compares plain data, so that a fault of the engine cannot hide in it.
 */

/** Numbers agree if |a − e| ≤ max(1e-9·|e|, 1e-12). */
export const agrees = (actual: number, expected: number): boolean =>
  Math.abs(actual - expected) <= Math.max(1e-9 * Math.abs(expected), 1e-12);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** Lists whose members count and not their order: every one of them, and no other. */
const EXACT_SETS: ReadonlySet<string> = new Set(["assumed", "below_scale"]);

const compareSet = (actual: unknown, expected: readonly unknown[], path: string): string[] => {
  const sorted = (list: readonly unknown[]): string => shown(list.map(String).toSorted());
  if (!Array.isArray(actual)) return [`${path}: expected ${sorted(expected)}, found ${shown(actual)}`];
  const [a, e] = [sorted(actual as readonly unknown[]), sorted(expected)];
  return a === e ? [] : [`${path}: expected exactly ${e}, found ${a}`];
};

const compareList = (actual: unknown, expected: readonly unknown[], path: string): string[] => {
  if (!Array.isArray(actual)) return [`${path}: expected a list, found ${shown(actual)}`];
  const list = actual as readonly unknown[];
  const length =
    list.length === expected.length ? [] : [`${path}: expected ${expected.length} items, found ${list.length}`];
  return [...length, ...expected.flatMap((item, place) => differences(list[place], item, `${path}[${place}]`))];
};

/** All differences, each with its path; only what `expected` names is checked; null means absent. */
export const differences = (actual: unknown, expected: unknown, path = "expect"): string[] => {
  if (expected === null)
    return actual === null || actual === undefined ? [] : [`${path}: expected none, found ${shown(actual)}`];
  if (typeof expected === "number") {
    const same = typeof actual === "number" && agrees(actual, expected);
    return same ? [] : [`${path}: expected ${expected}, found ${typeof actual === "number" ? actual : shown(actual)}`];
  }
  if (Array.isArray(expected)) {
    const name = path.slice(path.lastIndexOf(".") + 1);
    return EXACT_SETS.has(name) ? compareSet(actual, expected, path) : compareList(actual, expected, path);
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${path}: expected an object, found ${shown(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(Object.hasOwn(actual, key) ? actual[key] : undefined, value, `${path}.${key}`),
    );
  }
  return actual === expected ? [] : [`${path}: expected ${shown(expected)}, found ${shown(actual)}`];
};

export interface ExpectedWarning {
  readonly code: string;
  readonly id?: string;
}

/** Expected warnings that are not among the actual ones; one without id matches any id. */
export const missingWarnings = (
  actual: readonly { readonly code: string; readonly id: string }[],
  expected: readonly ExpectedWarning[],
): string[] =>
  expected
    .filter(
      ({ code, id }) => !actual.some((warning) => warning.code === code && (id === undefined || warning.id === id)),
    )
    .map((warning) => `expect.warnings: ${shown(warning)} is not among ${shown(actual)}`);
