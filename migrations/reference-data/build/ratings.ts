import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys } from "./read-csv.ts";

/** ratings/food-contact.csv → coc-contact-spec. Returns the contact kinds. */
export function buildFoodContact(context: BuildContext): Keys {
  const columns = "coc_contact_id,coc_contact_name,coc_contact_weight,edge_case_yn,note";
  const rows = readTable(context, "ratings/food-contact.csv", columns, "coc_contact_id");
  for (const [coc_contact_id, row] of rows)
    context.tables.put("coc-contact-spec", coc_contact_id, {
      coc_contact_id,
      coc_contact_name: row.text("coc_contact_name"),
      coc_contact_weight: row.number("coc_contact_weight", RANGES.fraction),
      edge_case_yn: row.flag("edge_case_yn"),
      note: row.optionalText("note"),
    });
  return rows;
}

/** ratings/chemicals-*.csv → coc-rsl: a presence score for every pair of compliance tier and declaration level. */
export function buildChemicals(context: BuildContext): void {
  const levels = readTable(context, "ratings/chemicals-levels.csv", "table,level,level_name", "table", "level");
  const columns = "compliance,disclosure,presence_score,basis";
  const rows = readTable(context, "ratings/chemicals-presence.csv", columns, "compliance", "disclosure");
  for (const [key, row] of rows) {
    const compliance = row.id("compliance");
    const disclosure = row.id("disclosure");
    const compliance_name = levels.get(`compliance/${compliance}`)?.text("level_name");
    const disclosure_name = levels.get(`disclosure/${disclosure}`)?.text("level_name");
    if (compliance_name === undefined) row.fault("compliance", "a compliance level of ratings/chemicals-levels.csv");
    if (disclosure_name === undefined) row.fault("disclosure", "a disclosure level of ratings/chemicals-levels.csv");
    context.tables.put("coc-rsl", key, {
      presence_score: row.number("presence_score", { min: 1, max: 10 }),
      compliance_name,
      disclosure_name,
      basis: row.text("basis"),
    });
  }
}

/** ratings/sourcing.csv → sust-cert-spec; ratings/compost-certificates.csv → compost-cert-spec. */
export function buildCertificates(context: BuildContext): void {
  const { tables } = context;
  const columns = "id,type,name,min_rc,inclusive_yn,score,reward,basis";
  for (const [id, row] of readTable(context, "ratings/sourcing.csv", columns, "id")) {
    const type = row.oneOf("type", ["certificate", "recycled_content", "reusable", "biomass"]);
    const tier = type === "recycled_content";
    tables.put("sust-cert-spec", id, {
      id,
      type,
      name: row.text("name"),
      min_rc: tier ? row.number("min_rc", RANGES.fraction) : undefined,
      inclusive_yn: tier ? row.flag("inclusive_yn") : undefined,
      score: type === "certificate" ? undefined : row.number("score", { min: 1, max: 5 }),
      reward: type === "certificate" ? row.number("reward", { min: 0, max: 4 }) : undefined,
      basis: row.optionalText("basis"),
    });
  }
  for (const [id, row] of readTable(context, "ratings/compost-certificates.csv", "id,cert_name,counts_yn,basis", "id"))
    tables.put("compost-cert-spec", id, {
      id,
      cert_name: row.text("cert_name"),
      counts_yn: row.flag("counts_yn"),
      basis: row.text("basis"),
    });
}
