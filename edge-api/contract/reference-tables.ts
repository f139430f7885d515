import type { ReferenceKind } from "./reference-kinds.ts";

/** Rule of a field of a reference record. Fields without a rule accept any text or number. */
export interface FieldRule {
  readonly type: "text" | "number" | "flag" | "choice" | "ref" | "props";
  readonly required?: true;
  readonly min?: number;
  readonly max?: number;
  readonly whole?: true;
  readonly choices?: readonly string[];
  /** with `ref`: the table whose key begins with this value */
  readonly of?: ReferenceKind;
}

export interface ReferenceTable {
  /** columns that form the key of a record, joined by `/` */
  readonly key: readonly string[];
  /** false: stored records omit the key columns */
  readonly keyStored: boolean;
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** field whose fractions sum to 1 over records with the same first key part */
  readonly sumsToOne?: string;
  /** the base table may be empty, as nothing else needs its rows */
  readonly mayBeEmpty?: true;
}

const text = { type: "text" } as const;
const name = { type: "text", required: true } as const;
const flag = { type: "flag" } as const;
const within = (min: number, max: number) => ({ type: "number", min, max }) as const;
const order = within(-1e6, 1e6);
/** Masses (g), sizes, weights and energies: far above real products, far below an overflow of sums. */
const positive = within(0, 1e6);
/** Kilometres; at most twice around the Earth. */
const distance = within(0, 80_000);
/** Impact per unit of an activity; negative: a credit. */
const factor = within(-1e9, 1e9);
const scale = within(-1e6, 1e6);
/** AWARE, m3 world-eq per m3: its own scale ends at 100. */
const scarcity = within(0, 100);
const fraction = within(0, 1);
const decimals = { ...within(0, 10), whole: true } as const;
const choice = (...choices: readonly string[]) => ({ type: "choice", choices }) as const;
const ref = (of: ReferenceKind) => ({ type: "ref", of }) as const;
const must = <Rule extends FieldRule>(rule: Rule) => ({ ...rule, required: true }) as const;

const table = (
  key: readonly string[],
  fields: Readonly<Record<string, FieldRule>>,
  rest: Partial<ReferenceTable> = {},
): ReferenceTable => ({ key, keyStored: true, fields, ...rest });

/** Default bounds of numbers: within them, no score or portfolio sum can overflow. */
export const NUMBER_BOUNDS = { min: -1e9, max: 1e9 } as const;

/** Provenance fields that any record may have. */
export const PROVENANCE: Readonly<Record<string, FieldRule>> = {
  source: text,
  source_year: { type: "number", whole: true, min: 1900, max: 2100 },
  geography: text,
  quality: choice("measured", "government-factor", "published-LCA", "derived", "expert-estimate", "definition"),
  checked: choice("seen", "corroborated", "recalled", "computed", "assumed"),
  note: text,
};

/** Keys and fields of every kind (method.md section 2), to validate uploads. */
export const REFERENCE_TABLES: Readonly<Record<ReferenceKind, ReferenceTable>> = {
  "region-spec": table(["region_id"], {
    region_name: name,
    region_name2: text,
    region_order: order,
    include_use_yn: must(flag),
    falls_back_to: ref("region-spec"),
    own_rows: { ...positive, whole: true },
    fallback_estimates: { ...positive, whole: true },
    all_rows: { ...positive, whole: true },
  }),
  metric: table(["metric_id"], {
    metric_name: name,
    unit: text,
    accounting: text,
    order_display: order,
    metric_weight: must(positive),
    metric_type: must(choice("quant", "other")),
    metric_type_port: choice("quant", "other"),
    raw_lowest_possible: scale,
    raw_highest_possible: scale,
    decimals_total: decimals,
    decimals_per_use: decimals,
  }),
  "color-spec": table(
    ["id"],
    { val_low: must(scale), val_high: must(scale), color: name, low_include_yn: must(flag), high_include_yn: flag },
    { keyStored: false },
  ),
  params: table(["param_id"], { unit: text }),
  usecase: table(["usecase_id"], {
    usecase_name: name,
    text_phrase: text,
    usecase_group: text,
    usecase_order: order,
    usecase_type_id: must(choice("volume", "area", "count")),
    size_standard: must(within(1e-9, 1e6)),
    unit_size_standard: text,
    /** food_ids joined by `|` */
    foods: text,
    include_yn: must(flag),
    active_yn: must(flag),
  }),
  prodsys: table(["prodsys_id"], {
    prodsys_name: name,
    prodsys_description: text,
    usecase: must(ref("usecase")),
    reusable_yn: must(flag),
    numuse_default: must(within(1, 1e6)),
    pack_eff: within(1e-9, 1),
    include_yn: must(flag),
    available_yn: must(flag),
    trans_scenario_id: ref("transport-spec"),
    num_meas: positive,
    wash_cap: within(1, 1e6),
    wash_system_id: ref("wash-system-spec"),
    washes_per_use: positive,
    region_production: ref("region-spec"),
  }),
  recipe: table(["prodsys_id", "component_id"], {
    prodsys_id: must(ref("prodsys")),
    component_name: text,
    mat_recipe_id: must(ref("mat-recipe-spec")),
    mass_grams: must(positive),
    dimension_prod: positive,
    litter_class: ref("litter-spec"),
    main_yn: flag,
    recipe_rc_allow_yn: flag,
    optimized_default_yn: flag,
    compostable_default_yn: flag,
    CoC_compliance_default: choice("0", "1", "2", "3", "4"),
    CoC_disclosure_default: choice("0", "1", "2", "3"),
    coc_contact_id: ref("coc-contact-spec"),
  }),
  "mat-recipe-spec": table(["mat_recipe_id"], {
    mat_recipe_name: name,
    short_name: text,
    family: text,
    plastic_massfrac: must(fraction),
    inertness_val: fraction,
    inertness_consensus_yn: flag,
    require_form_yn: flag,
    biomass_yn: flag,
    mat_recov_recyc: ref("mat-recov-spec"),
    mat_recov_compost: ref("mat-recov-spec"),
    mat_dispose_id: ref("dispose-spec"),
    mat_rc_recyc_id: ref("recyc-default"),
    sust_source_reward_RC_yn: flag,
  }),
  "map-recipe-base": table(
    ["mat_recipe_id", "mat_base_id"],
    {
      mat_recipe_id: must(ref("mat-recipe-spec")),
      mat_base_id: must(ref("base-act-params")),
      mass_frac: must(fraction),
    },
    { sumsToOne: "mass_frac" },
  ),
  "base-act-params": table(["mat_base_id"], { mat_base_name: name }),
  "map-base-act": table(["mat_base_id", "rule"], {
    mat_base_id: must(ref("base-act-params")),
    rule: must(choice("virgin", "recycled")),
    activity_id: must(ref("activity-spec")),
  }),
  "map-form": table(["mat_recipe_id", "activity_id"], {
    mat_recipe_id: must(ref("mat-recipe-spec")),
    activity_id: must(ref("activity-spec")),
    loss_form: must(within(0, 0.999999)),
    act_group: text,
  }),
  "activity-spec": table(["activity_id"], {
    activity_name: name,
    unit: name,
    stage: text,
    gsd: within(1, 100),
    gsd_climate: within(1, 100),
    spread_source: text,
    electricity_kwh: positive,
    heat_kwh: positive,
  }),
  impact: table(["activity_id"], {
    activity_id: must(ref("activity-spec")),
    climate: factor,
    h2o: factor,
    plastic_pollution: factor,
    land_use: factor,
  }),
  "trans-ui-spec": table(["trans_ui_type"], {
    trans_ui_name: name,
    activity_id: must(ref("activity-spec")),
    dist_default: must(distance),
    min_new: must(distance),
    max_new: must(distance),
  }),
  "transport-spec": table(["trans_scenario_id", "context_id"], {
    context_name: name,
    context_order: order,
    trans_ui_type: must(ref("trans-ui-spec")),
    dist_default: must(distance),
    editable_yn: flag,
  }),
  "region-distance": table(["region_production", "region_use", "context_id"], {
    region_production: must(ref("region-spec")),
    region_use: must(ref("region-spec")),
    context_name: name,
    context_order: order,
    trans_ui_type: must(ref("trans-ui-spec")),
    distance_km: must(distance),
  }),
  "wash-system-spec": table(["wash_system_id"], {
    wash_system_name: name,
    short_name: text,
    activity_id: must(ref("activity-spec")),
    off_site_yn: flag,
    water_l: positive,
    distance_default_km: distance,
    wash_transport: ref("wash-trans-spec"),
    wash_order: order,
  }),
  "wash-trans-spec": table(
    ["id"],
    { activity_id: must(ref("activity-spec")), trip_factor: must(positive) },
    { keyStored: false },
  ),
  "wash-default": table(["usecase_id"], {
    usecase_id: must(ref("usecase")),
    wash_system_id: must(ref("wash-system-spec")),
    wash_cap: must(within(1, 1e6)),
  }),
  "recyc-default": table(["mat_rc_recyc_id"], { recyc_rate: fraction, compost_rate: fraction, RC_default: fraction }),
  "mat-recov-groups": table(["mat_recov_group_id"], { mat_recov_group_name: name, mat_recov_group_order: order }),
  "mat-recov-spec": table(["mat_recov_id"], {
    mat_recov_name: name,
    mat_recov_group_id: must(ref("mat-recov-groups")),
    recycle_toggle_show_yn: flag,
    compost_toggle_show_yn: flag,
  }),
  "mat-recov-default": table(["mat_recov_id"], {
    mat_recov_id: must(ref("mat-recov-spec")),
    recycle_default_yn: choice("0", "1", "na"),
    compost_default_yn: choice("0", "1", "na"),
  }),
  "recov-rate-spec": table(["mat_recov_id"], {
    mat_recov_id: must(ref("mat-recov-spec")),
    recycle_rate: fraction,
    compost_rate: fraction,
    recycle_activity_id: ref("activity-spec"),
    compost_activity_id: ref("activity-spec"),
  }),
  "dispose-spec": table(["mat_dispose_id", "route"], {
    mat_dispose_name: text,
    route: must(choice("landfill", "incineration", "open")),
    activity_id: must(ref("activity-spec")),
  }),
  "dispose-default": table(
    ["mat_dispose_id", "route"],
    {
      mat_dispose_id: must(ref("dispose-spec")),
      route: must(choice("landfill", "incineration", "open")),
      mass_frac_default: must(fraction),
    },
    { sumsToOne: "mass_frac_default" },
  ),
  "litter-spec": table(["litter_class"], {
    litter_rate_default: must(fraction),
    activity_id: must(ref("activity-spec")),
  }),
  "compost-cert-spec": table(["id"], { cert_name: name, counts_yn: must(flag) }),
  "sust-cert-spec": table(["id"], {
    type: must(choice("certificate", "recycled_content", "reusable", "biomass")),
    name,
    min_rc: fraction,
    inclusive_yn: flag,
    score: within(1, 5),
    reward: within(0, 4),
  }),
  "coc-contact-spec": table(["coc_contact_id"], {
    coc_contact_name: name,
    coc_contact_weight: must(fraction),
    edge_case_yn: flag,
  }),
  "coc-rsl": table(
    ["compliance", "disclosure"],
    { presence_score: must(within(1, 10)), compliance_name: text, disclosure_name: text },
    { keyStored: false },
  ),
  "food-names": table(["food_prop_id"], { food_prop_name: name, food_prop_order: order }),
  "food-prop-score": table(["food_prop_id", "value_id"], {
    food_prop_id: must(ref("food-names")),
    value_name: name,
    value_order: order,
    score: must(within(0, 100)),
  }),
  "food-spec": table(["food_id"], {
    food_name: name,
    include_yn: must(flag),
    order,
    props: { type: "props", required: true },
  }),
  "water-scarcity": table(
    ["region_id"],
    {
      region_id: must(ref("region-spec")),
      factor: must(scarcity),
      factor_lowest_month: scarcity,
      factor_highest_month: scarcity,
    },
    { mayBeEmpty: true },
  ),
  "market-rule": table(
    ["rule_id"],
    { status: name, since: text, date_note: text, text: name, read_on: text, read_in: choice("law", "citing page") },
    { mayBeEmpty: true },
  ),
};
