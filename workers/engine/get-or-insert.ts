/** The value of a key in a Map or WeakMap; if it has none, `make` gives one, which is kept. */
export const getOrInsert = <Key, Value extends object>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};
