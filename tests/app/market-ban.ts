/** A market rule that forbids cups of these materials everywhere; at first single-use cups of PP. */
export const marketBan = (materials: readonly string[] = ["pp"], single_use = true) => ({
  rule_id: "ban",
  regions: ["Global"],
  use_cases: ["cup"],
  families: [],
  materials,
  except_materials: [],
  single_use,
  status: "not allowed" as const,
  since: "2021-07-03",
  text: `Cups of ${materials.join(", ")}`,
  source: "Law 1",
  url: null,
});
