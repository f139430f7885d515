import { gzipSync } from "node:zlib";
import type { ACCESS } from "../../../edge-api/contract/access.ts";
import {
  BODY_LIMITS,
  MAPPINGS_A_LIST,
  PORTFOLIO_ENTRIES,
  SHARE_HEAD_CHARACTERS,
  TABLE_ROWS,
  type BodyLimit,
  SCORED_LINES,
} from "../../../edge-api/contract/limits.ts";
import { readShippedDataset } from "../../../migrations/seed/shipped-dataset.ts";
import { UNMADE, UNSIGNED } from "./authenticator.ts";
import { comparison, food, mapping, portfolio, product, share } from "./items.ts";
import { PASSWORD, REGISTRATION } from "./people.ts";

type Rule = (typeof ACCESS)[number];
/** The addresses of all calls with a body. */
export type PostPath = Extract<Rule, { method: "POST" }>["path"];

/** A body with the highest cost for its size. */
export interface WorstBody {
  readonly what: string;
  /** whether the contract accepts it; undefined: the call reads no body */
  readonly isLegal?: boolean;
  /** address, if that of the call is a pattern */
  readonly to?: string;
  /** item that must exist before */
  readonly before?: { readonly path: string; readonly body: unknown };
  /** JSON text of about so many bytes; a table change names the current `version` */
  readonly text: (bytes: number, version: string) => string;
}

export interface WorstCall {
  readonly limit: BodyLimit;
  readonly bodies: readonly WorstBody[];
}

/** As many elements between two brackets as fit into so many bytes, and at most `most`. */
function filled(
  bytes: number,
  around: readonly [string, string],
  item: (at: number) => string,
  most = Infinity,
): string {
  const [open, close] = around;
  const items: string[] = [];
  let room = bytes - open.length - close.length;
  for (let at = 0; at < most; at++) {
    const next = item(at);
    room -= next.length + 1;
    if (room < 0) break;
    items.push(next);
  }
  return open + items.join(",") + close;
}

/** The object with additional members, given as texts. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1);
const withPad = (value: object) => (bytes: number) => filled(bytes, [`${open(value)},`, "}"], (at) => `"x${at}":[]`);
const legal = (value: object, what = "unknown fields"): WorstBody => ({ what, isLegal: true, text: withPad(value) });
const illegal = (what: string, text: WorstBody["text"]): WorstBody => ({ what, isLegal: false, text });
/** A list of invalid elements. */
const wrong = (value: object, field: string, item = `""`): WorstBody =>
  illegal(`nothing but faults in ${field}`, (bytes) =>
    filled(bytes, [`${open(value)},"${field}":[`, "]}"], () => item),
  );
const LONG = "a".repeat(BODY_LIMITS.small.unpacked);
const small = (value: object, broken: string): WorstCall => ({
  limit: BODY_LIMITS.small,
  bodies: [
    legal(value),
    illegal(`a long ${broken}`, (bytes) =>
      JSON.stringify({ ...value, [broken]: LONG.slice(0, bytes - open(value).length - 20) }),
    ),
    illegal("brackets", (bytes) => "[".repeat(bytes)),
  ],
});

const ID = "worst_1";
const choices = (bytes: number, value: object): string =>
  filled(
    bytes,
    [`${open({ ...value, recycling_overrides: undefined })},"recycling_overrides":{"recycle":{`, "}}}"],
    (at) => `"m${at}":true`,
  );

const entity = (create: boolean, path: string, value: object, bodies: readonly WorstBody[]): WorstCall => ({
  limit: BODY_LIMITS.entity,
  bodies: [legal(value), ...bodies].map((body) => (create ? body : { ...body, before: { path, body: value } })),
});

const comparisonCall = (create: boolean) =>
  entity(create, "/api/createComparison", comparison(ID), [
    { what: "choices of recycling", isLegal: true, text: (bytes) => choices(bytes, comparison(ID)) },
    wrong(comparison(ID), "currentProductIds"),
    illegal("faults in choices", (bytes) => choices(bytes, comparison(ID)).replaceAll("true", "1234")),
  ]);
const overrides = (bytes: number, value: string): string =>
  filled(
    bytes,
    [`{"customProduct":${JSON.stringify(product(ID).customProduct)},"overrides":{"componentOverrides":{`, "}}}"],
    (at) => `"m${at}":${value}`,
  );
/** A flat product with many values in one accompanying field. */
const besideProduct = (bytes: number, field: string): string =>
  filled(
    bytes,
    [`{"customProduct":${open(product(ID).customProduct.product)},"${field}":[`, "]}}"],
    (at) => `{"m${at}":[]}`,
  );
const productCall = (create: boolean) =>
  entity(create, "/api/createProduct", product(ID), [
    { what: "overrides", isLegal: true, text: (bytes) => overrides(bytes, "{}") },
    illegal("faults in overrides", (bytes) => overrides(bytes, "0")),
    illegal("components of nothing", (bytes) =>
      filled(bytes, [`{"customProduct":{"product":{"prodsys_id":"${ID}","components":[`, "]}}}"], () => "{}"),
    ),
    { what: "recipes", isLegal: true, text: (bytes) => besideProduct(bytes, "recipes") },
    illegal("settings of the flat form that nobody knows", (bytes) => besideProduct(bytes, "product")),
  ]);
const foodCall = (create: boolean) => entity(create, "/api/createFood", food(ID), [wrong(food(ID), "props", "{}")]);
const names = (bytes: number, value: string): string =>
  filled(bytes, [`{"mapping_id":"${ID}","names":{`, "}}"], (at) => `"m${at}":${value}`, MAPPINGS_A_LIST);
const mappingCall = (create: boolean) =>
  entity(create, "/api/createMapping", mapping(ID), [
    {
      what: "names",
      isLegal: true,
      text: (bytes) => names(bytes, JSON.stringify({ name: "n".repeat(200), prodsys_id: "p".repeat(64), at: 1 })),
    },
    illegal("faults in names", (bytes) =>
      filled(bytes, [`{"mapping_id":"${ID}","names":{`, "}}"], (at) => `"m${at}":0`),
    ),
    illegal("faults in headers", (bytes) =>
      filled(bytes, [`{"mapping_id":"${ID}","names":{},"headers":{`, "}}"], (at) => `"m${at}":{"settings":[]}`),
    ),
  ]);

const entry = (at: number): string =>
  `{"prodsys_id":"product_of_its_own_${at}","quantity":${1 + at / 8},"food_id":"food_${at}","label":"L ${at}","place":${2 * at}}`;
/** An entry with all details, each its own. */
const detailed = (at: number): string =>
  `${entry(at).slice(0, -1)},"gtin":"${at}","item_code":"A${at}","site":"S ${at}","country":"C ${at}","order_number":"PO-${at}","date":"2026-03-12"}`;
const { products: _, ...head } = portfolio(ID);
const entriesText = (bytes: number, last = "", one = entry): string =>
  filled(bytes - last.length, [`${open(head)},"products":{"cup":[`, `${last}]}}`], one, PORTFOLIO_ENTRIES - 1);
const portfolioCall = (create: boolean): WorstCall => {
  const bodies: readonly WorstBody[] = [
    { what: "entries of their own ids", isLegal: true, text: (bytes) => entriesText(bytes) },
    { what: "entries with details of their own", isLegal: true, text: (bytes) => entriesText(bytes, "", detailed) },
    {
      what: "the shortest entries, and spaces",
      isLegal: true,
      text: (bytes) => {
        const text = filled(
          bytes,
          [`${open(head)},"products":{"cup":[`, "]}}"],
          () => '{"prodsys_id":"a","quantity":1,"food_id":"b"}',
          Math.floor((PORTFOLIO_ENTRIES * bytes) / BODY_LIMITS.portfolio.unpacked),
        );
        return text + " ".repeat(Math.max(0, bytes - text.length));
      },
    },
    illegal("a fault in the last entry", (bytes) => entriesText(bytes, `,{"prodsys_id":0}`)),
    illegal("use cases", (bytes) => filled(bytes, [`${open(head)},"products":{`, "}}"], (at) => `"u${at}":[]`)),
    illegal("unknown fields", withPad({ ...head, products: {} })),
    illegal("one entry of unknown fields", (bytes) =>
      filled(bytes, [`${open(head)},"products":{"cup":[{`, "}]}}"], (at) => `"x${at}":0`),
    ),
    illegal("one long text", (bytes) => `${open(head)},"x":"${"a".repeat(bytes - 1000)}","products":{}}`),
    illegal("a long key", (bytes) => `{"${"a".repeat(bytes - 1000)}":0}`),
    illegal("quotes", (bytes) => '"'.repeat(bytes)),
    illegal("escapes", (bytes) => `["${"\\".repeat(bytes - 1000)}`),
    illegal("spaces", (bytes) => " ".repeat(bytes)),
    illegal("a number", (bytes) => "1".repeat(bytes)),
  ];
  const before = { path: "/api/createPortfolio", body: portfolio(ID) };
  return { limit: BODY_LIMITS.portfolio, bodies: create ? bodies : bodies.map((body) => ({ ...body, before })) };
};

const { comparison: __, products: ___, foods: ____, ...shared } = share();
const whole = { ...shared, products: [], foods: [], comparison: comparison(ID) };
/** A share takes few bytes but for the entries of its portfolio; spaces around it cost reading only. */
const headOnly = (text: (bytes: number) => string) => (bytes: number) => {
  const made = text(Math.min(bytes, SHARE_HEAD_CHARACTERS));
  return made + " ".repeat(Math.max(0, bytes - made.length));
};
const sharedEntries =
  (one: (at: number) => string, last = "") =>
  (bytes: number): string =>
    filled(
      bytes - last.length,
      [`${open({ ...shared, products: [], foods: [] })},"portfolio":${open(head)},"products":{"cup":[`, `${last}]}}}`],
      one,
      PORTFOLIO_ENTRIES - 1,
    );
const shareCall: WorstCall = {
  limit: BODY_LIMITS.share,
  bodies: [
    { what: "unknown fields", isLegal: true, text: headOnly(withPad(whole)) },
    { what: "entries", isLegal: true, text: sharedEntries(entry) },
    { what: "entries with details of their own", isLegal: true, text: sharedEntries(detailed) },
    {
      what: "products",
      isLegal: true,
      text: headOnly((bytes) =>
        filled(
          bytes,
          [`${open({ ...shared, foods: [], comparison: comparison(ID) })},"products":[`, "]}"],
          () => JSON.stringify(product(ID)),
          2000,
        ),
      ),
    },
    illegal("more than one share holds beside entries", withPad(whole)),
    wrong(whole, "foods", "0"),
    wrong(whole, "products", "[]"),
    illegal(
      "faults in entries",
      sharedEntries(() => "{}"),
    ),
    illegal("a fault in the last entry", sharedEntries(entry, ',{"prodsys_id":0}')),
    illegal("brackets", (bytes) => "[".repeat(bytes)),
  ],
};

/** Records of a shipped table with their key columns. */
const shippedRows = (kind: string): string[] =>
  (readShippedDataset().rows["Global"] ?? [])
    .filter((row) => row.kind === kind)
    .flatMap(({ data }) => Object.values(Object(JSON.parse(data))))
    .map((record) => JSON.stringify(record));

const openRows = (version: string): string => `{"expected":"${version}","rows":[`;

/** The shipped table followed by copies of its rows, each `change`d to be new. */
const longer =
  (kind: string, change: (row: string, at: number) => string) =>
  (bytes: number, version: string): string => {
    const rows = shippedRows(kind);
    return filled(
      bytes,
      [openRows(version), "]}"],
      (at) => rows[at] ?? change(rows[at % rows.length] ?? "{}", at),
      Math.floor((TABLE_ROWS * bytes) / BODY_LIMITS.table.unpacked),
    );
  };
/** The shipped table with extra fields in each row to fill the body. */
const wider =
  (kind: string) =>
  (bytes: number): string => {
    const rows = shippedRows(kind);
    const each = Math.floor((bytes - 20) / rows.length);
    return `{"rows":[${rows.map((row) => filled(each - 1, [`${row.slice(0, -1)},`, "}"], (at) => `"x${at}":"y"`)).join(",")}]}`;
  };
const newProduct = (row: string, at: number): string => row.replace(/"prodsys_id":"[^"]*"/, `"prodsys_id":"p_${at}"`);
const newComponent = (row: string, at: number): string =>
  row.replace(/"component_id":"[^"]*"/, `"component_id":"c_${at}"`);
const tableCall = (to: (query: string) => string, kind: string, bodies: readonly WorstBody[]): WorstCall => ({
  limit: BODY_LIMITS.table,
  bodies: [
    ...bodies,
    {
      ...illegal("rows of nothing", (bytes, version) => filled(bytes, [openRows(version), "]}"], () => "{}")),
      to: to(""),
    },
    {
      ...illegal("columns of nothing", (bytes, version) =>
        filled(bytes, [`${openRows(version)}{`, "}]}"], (at) => `"x${at}":{}`),
      ),
      to: to(""),
    },
    {
      ...illegal("no rows", (bytes, version) => filled(bytes, [openRows(version), "]}"], () => "0")),
      to: to(""),
    },
    { ...illegal("brackets", (bytes) => "[".repeat(bytes)), to: to("") },
    {
      ...illegal(
        `rows of ${kind} that refer to nothing`,
        longer(kind, (row, at) => row.replaceAll(/":"[^"]*"/g, `":"no_${at}"`)),
      ),
      to: to(""),
    },
  ],
});
const GOOD_UPDATE = (kind: string) => (query: string) => `/api/updateKind/${kind}${query}`;
const at =
  (to: string) =>
  (body: WorstBody): WorstBody => ({ ...body, to });

const UNREAD: WorstCall = {
  limit: BODY_LIMITS.small,
  bodies: [{ what: "any text", text: (bytes) => "[".repeat(bytes) }],
};
const TICKET = "t".repeat(43);

/** As many different lines as are scored, or as fit: each is a pair of its own to score. */
const scoreCall: WorstCall = {
  limit: BODY_LIMITS.score,
  bodies: [
    {
      what: "different lines",
      isLegal: true,
      text: (bytes) =>
        filled(
          bytes,
          ['{"portfolio":{"region_use":"Europe","products":{"hot_cup":[', "]}}}"],
          (at) => `{"prodsys_id":"hot_cup_paper_pe","food_id":"food_${at}","quantity":${at + 1}}`,
          SCORED_LINES,
        ),
    },
    {
      what: "lines beyond the limit",
      text: (bytes) =>
        filled(
          bytes,
          ['{"portfolio":{"region_use":"Europe","products":{"hot_cup":[', "]}}}"],
          () => `{"prodsys_id":"a","food_id":"b","quantity":1}`,
        ),
    },
  ],
};

/** The worst known body of each call with a body; a missing call does not compile. */
export const WORST_BODIES: Readonly<Record<PostPath, WorstCall>> = {
  "/api/login": small({ email: "nobody@mail.example", password: "x".repeat(128) }, "email"),
  "/api/passkeyLoginOptions": UNREAD,
  "/api/passkeyLogin": small({ response: UNSIGNED }, "response"),
  "/api/secondFactorOptions": small({ ticket: TICKET }, "ticket"),
  "/api/secondFactor": small({ ticket: TICKET, response: UNSIGNED }, "recoveryCode"),
  "/api/confirmOptions": UNREAD,
  "/api/confirm": small({ password: "wrong horse" }, "password"),
  "/api/passkeyOptions": UNREAD,
  "/api/addPasskey": small({ name: "x", response: UNMADE }, "name"),
  "/api/renamePasskey": small({ id: "none", name: "x" }, "name"),
  "/api/removePasskey": small({ id: "none" }, "id"),
  "/api/askPasskey": small({ on: false }, "on"),
  "/api/makeRecoveryCodes": UNREAD,
  "/api/register": small({ ...REGISTRATION, email: "new@mail.example" }, "name"),
  "/api/resetPassword": small({ email: "nobody@mail.example" }, "email"),
  "/api/changePassword": small({ password: "brand new", currentPassword: "wrong horse" }, "password"),
  "/api/logout": UNREAD,
  "/api/verifyEmail": small({ token: "x".repeat(43) }, "token"),
  "/api/sendVerification": UNREAD,
  "/api/loginLink": small({ email: "nobody@mail.example" }, "email"),
  "/api/logInByLink": small({ token: "x".repeat(43) }, "token"),
  "/api/changeProfile": small({ name: "Nia", company: "Cafe", job: "Buyer" }, "name"),
  "/api/changeEmail": small({ email: "nobody@mail.example" }, "email"),
  "/api/confirmEmail": small({ token: "x".repeat(43) }, "token"),
  "/api/restoreEmail": small({ token: "x".repeat(43) }, "token"),
  "/api/pageFailed": small({ code: "crash", build: "abc1234" }, "build"),
  "/api/createKey": small({ name: "x", scope: "read", days: 1 }, "name"),
  "/api/removeKey": small({ id: "0".repeat(32) }, "id"),
  "/api/score": scoreCall,
  "/api/endOtherSessions": UNREAD,
  "/api/deleteUser": small({ password: PASSWORD }, "password"),
  "/api/createComparison": comparisonCall(true),
  "/api/createPortfolio": portfolioCall(true),
  "/api/createProduct": productCall(true),
  "/api/createFood": foodCall(true),
  "/api/createMapping": mappingCall(true),
  "/api/updateComparison": comparisonCall(false),
  "/api/updatePortfolio": portfolioCall(false),
  "/api/updateProduct": productCall(false),
  "/api/updateFood": foodCall(false),
  "/api/updateMapping": mappingCall(false),
  "/api/share": shareCall,
  "/api/comparison_scores_calculated": small({ hash: "a".repeat(64) }, "hash"),
  "/api/portfolio_scores_calculated": small({ hash: "a".repeat(64) }, "hash"),
  "/api/updateKind/:kind": tableCall(GOOD_UPDATE("prodsys"), "prodsys", [
    {
      what: "products, looked at",
      isLegal: true,
      to: GOOD_UPDATE("prodsys")("?dry_run=1"),
      text: longer("prodsys", newProduct),
    },
    { what: "products", isLegal: true, to: GOOD_UPDATE("prodsys")(""), text: longer("prodsys", newProduct) },
    {
      what: "components, looked at",
      isLegal: true,
      to: GOOD_UPDATE("recipe")("?dry_run=1"),
      text: longer("recipe", newComponent),
    },
    at(GOOD_UPDATE("map-recipe-base")(""))(
      illegal("fractions", (bytes, version) =>
        filled(
          bytes,
          [openRows(version), "]}"],
          (row) => `{"mat_recipe_id":"m${row}","mat_base_id":"b","mass_frac":0.5}`,
          Math.floor((TABLE_ROWS * bytes) / BODY_LIMITS.table.unpacked),
        ),
      ),
    ),
  ]),
  "/api/updateKind/:kind/:region": tableCall((query) => `/api/updateKind/impact/Europe${query}`, "impact", [
    { what: "factors, looked at", isLegal: true, to: "/api/updateKind/impact/Europe?dry_run=1", text: wider("impact") },
  ]),
  "/api/rollbackKind/:kind": {
    limit: BODY_LIMITS.small,
    bodies: [
      legal({ version: "shipped" }, "unknown fields"),
      illegal("a long version", (bytes) => `{"version":"${LONG.slice(0, bytes - 20)}"}`),
    ].map(at("/api/rollbackKind/prodsys?dry_run=1")),
  },
};

/** The body as sent, gzipped where allowed. */
export function travelling(
  { limit }: WorstCall,
  text: string,
): { readonly body: string | Uint8Array<ArrayBuffer>; readonly headers: Record<string, string> } {
  return limit.gzip
    ? { body: new Uint8Array(gzipSync(text)), headers: { "Content-Encoding": "gzip" } }
    : { body: text, headers: {} };
}
