import assert from "node:assert/strict";
import { jsonOf, type Case } from "./api-under-test.ts";
import { comparison, food, freshId, mapping, portfolio, portfolioShare, product, share } from "./items.ts";
import { freshAddress, codeOf, person, REGISTRATION } from "./people.ts";

/** All characters that change the direction of text. */
const BIDI_CONTROLS = Array.from(
  "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
  (control) => `Cup${control}gnp.exe`,
);

const renamed = (name: string) => {
  const own = product(freshId());
  const { product: fields } = own.customProduct;
  const [component] = fields.components;
  const shared = portfolioShare();
  return [
    ["/api/createComparison", comparison(freshId(), name), "comparison_name"],
    ["/api/createPortfolio", portfolio(freshId(), 3, name), "portfolio_name"],
    [
      "/api/createPortfolio",
      { ...portfolio(freshId()), products: { cup: [{ prodsys_id: "a", food_id: "b", quantity: 1, label: name }] } },
      "products.cup.0.label",
    ],
    [
      "/api/createPortfolio",
      { ...portfolio(freshId()), products: { cup: [{ prodsys_id: "a", food_id: "b", quantity: 1, site: name }] } },
      "products.cup.0.site",
    ],
    ["/api/createProduct", product(freshId(), name), "customProduct.product.prodsys_name"],
    [
      "/api/createProduct",
      {
        ...own,
        customProduct: {
          ...own.customProduct,
          product: { ...fields, components: [{ ...component, component_name: name }] },
        },
      },
      "customProduct.product.components.0.component_name",
    ],
    [
      "/api/createProduct",
      { ...own, customProduct: { ...own.customProduct, product: { ...fields, item_code: name } } },
      "customProduct.product.item_code",
    ],
    ["/api/createFood", food(freshId(), name), "food_name"],
    ["/api/createMapping", mapping(freshId(), name), "names.n1.name"],
    ["/api/share", share(name), "comparison.comparison_name"],
    ["/api/share", { ...shared, portfolio: { ...shared.portfolio, portfolio_name: name } }, "portfolio.portfolio_name"],
  ] as const;
};

/** Names that are no plain line, wherever the character stands. */
const NOT_PLAIN = ["\0", "\n", "\t", "\u001b", "\u0085", "\u2028", "\ud800", "\udc00"].flatMap((control) => [
  `Cup${control}A`,
  `Cup${control}`,
]);

export const NAME_CASES: readonly Case[] = [
  {
    name: "a name or label is one plain line in every entity: a control character or half a surrogate pair is refused",
    async run(api) {
      const me = await person(api);
      for (const name of NOT_PLAIN) {
        for (const [path, body, field] of renamed(name)) {
          const answer = await me.ask(path, body);
          assert.deepEqual(
            [answer.status, codeOf(answer)],
            [400, "invalid"],
            `${path} ${field} ${JSON.stringify(name)}`,
          );
        }
      }
    },
  },
  {
    name: "an empty name is refused in every entity that has one",
    async run(api) {
      const me = await person(api);
      for (const name of ["", " "]) {
        for (const [path, body, field] of renamed(name)) {
          const mayBeEmpty = /label|site|item_code|component_name/.test(field);
          assert.equal((await me.ask(path, body)).status, mayBeEmpty ? 200 : 400, `${path} ${field}`);
        }
      }
    },
  },
  {
    name: "a name or label with a direction control is refused by field, and nothing is stored",
    async run(api) {
      const me = await person(api);
      for (const name of BIDI_CONTROLS) {
        for (const [path, body, field] of renamed(name)) {
          const answer = await me.ask(path, body);
          assert.deepEqual([answer.status, codeOf(answer)], [400, "invalid"], `${path} ${field}`);
          const [fault] = Object(jsonOf(answer)).fields as { field: string; text: string }[];
          assert.equal(fault?.field, field);
          assert.match(fault?.text ?? "", /direction/);
        }
      }
      const lists = ["listComparison", "listPortfolio", "listProduct", "listFood", "listMapping", "listShare"];
      for (const list of lists) assert.deepEqual(jsonOf(await me.ask(`/api/${list}`)), []);
    },
  },
  {
    name: "names in other scripts of any direction are stored unchanged",
    async run(api) {
      const me = await person(api);
      for (const name of ["كوب", "כוס 12", "Größe 😀", "咖啡杯"]) {
        for (const [path, body] of renamed(name)) assert.equal((await me.ask(path, body)).status, 200, name);
      }
    },
  },
  {
    name: "a registration with a direction control in a name is refused",
    async run(api) {
      for (const field of ["name", "last_name", "company", "job", "sector"]) {
        const headers = { "Content-Type": "application/json", "X-Forwarded-For": freshAddress() };
        const body = JSON.stringify({ ...REGISTRATION, email: `${freshId()}@mail.example`, [field]: "Ada\u202eeda" });
        const answer = await api.ask("/api/register", { method: "POST", headers, body });
        assert.deepEqual([answer.status, codeOf(answer)], [400, "invalid"], field);
        assert.equal(Object(jsonOf(answer)).fields[0].field, field);
      }
    },
  },
];
