/**
 * Atoms by parameter. The same atom comes back for parameters with the same key, as long as the page lives.
 *
 * @param make makes the atom of a parameter at its first use
 * @param keyOf the key of a parameter; a string is its own key
 */
export function atomFamily<One>(make: (param: string) => One): (param: string) => One;
export function atomFamily<Param, One>(
  make: (param: Param) => One,
  keyOf: (param: Param) => string,
): (param: Param) => One;
export function atomFamily<One>(make: (param: string) => One, keyOf: (param: string) => string = String) {
  const known = new Map<string, One>();
  return (param: string): One => {
    const key = keyOf(param);
    const one = known.get(key) ?? make(param);
    known.set(key, one);
    return one;
  };
}
