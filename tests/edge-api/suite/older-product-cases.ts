import assert from "node:assert/strict";
import type { SavedProduct } from "../../../edge-api/contract/entities.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish, type Case } from "./api-under-test.ts";
import { freshId, listed, product, share, timeless } from "./items.ts";
import { codeOf, person, type Person } from "./people.ts";

/** The flat form of builds before 2026-11-24. */
const flat = ({ customProduct: { product: fields, notes }, overrides }: SavedProduct): unknown => ({
  customProduct: { ...fields, notes },
  overrides,
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const productsOf = async (me: Person): Promise<unknown> => timeless(jsonOf(await me.ask("/api/listProduct")));

/** Own products in the form of specification section 3 and in that of earlier builds. */
export const OLDER_PRODUCT_CASES: readonly Case[] = [
  {
    name: "own product: recipes and wash_default are stored and returned unchanged, also in the export",
    async run(api) {
      const me = await person(api);
      const saved = product(freshId());
      const given = {
        ...saved,
        customProduct: {
          ...saved.customProduct,
          recipes: { body: [{ mat_recipe_id: "pp", mass_grams: 12.5, certificates: { fsc: true } }] },
          wash_default: { wash_cap: 20, wash_system_id: "rack" },
        },
      };
      assert.equal((await me.ask("/api/createProduct", given)).status, 200);
      const expected = [{ ...Object(plain(given)), version: 1 }];
      assert.deepEqual(await productsOf(me), expected);
      const exported = Object(jsonOf(await me.ask("/api/exportUser")));
      assert.deepEqual(timeless(exported.products), expected);
    },
  },
  {
    name: "own product: JSON nested too deeply is refused, and nothing is stored",
    async run(api) {
      const me = await person(api);
      const saved = product(freshId());
      const deep = Array.from({ length: 7 }).reduce((inner: unknown) => ({ inner }), 1);
      const given = { ...saved, customProduct: { ...saved.customProduct, recipes: deep } };
      const refused = await me.ask("/api/createProduct", given);
      assert.deepEqual([refused.status, codeOf(refused)], [400, "invalid"]);
      assert.deepEqual(await productsOf(me), []);
    },
  },
  {
    name: "own product: a component without food contact needs one with contact, or a use case where this is usual",
    async run(api) {
      const me = await person(api);
      const dataset = toyDataset(freshVersion());
      const shipped = [
        { kind: "prodsys" as const, data: JSON.stringify({ bag: { usecase: "carry_bag" }, mug: { usecase: "cup" } }) },
        {
          kind: "recipe" as const,
          data: JSON.stringify({ "bag/body": { coc_contact_id: "none" }, "mug/body": { coc_contact_id: "direct" } }),
        },
      ];
      await publish(api, { ...dataset, rows: { ...dataset.rows, Global: shipped } });
      const saved = product(freshId());
      const { product: fields } = saved.customProduct;
      const [part] = fields.components;
      const save = (usecase: string, ...contacts: (string | undefined)[]) =>
        me.ask("/api/createProduct", {
          ...saved,
          customProduct: {
            ...saved.customProduct,
            product: {
              ...fields,
              usecase,
              components: contacts.map((coc_contact_id, at) => ({
                ...part,
                component_id: `part_${at}`,
                coc_contact_id,
              })),
            },
          },
        });
      for (const good of [
        ["direct"],
        ["incidental"],
        ["none", "incidental"],
        ["direct", "none", "none"],
        [undefined],
      ]) {
        assert.equal((await save("cup", ...good)).status, 200, String(good));
      }
      for (const bad of [["none"], ["none", "none"], ["none", undefined]]) {
        const refused = await save("cup", ...bad);
        assert.deepEqual([refused.status, codeOf(refused)], [400, "invalid"], String(bad));
        assert.equal(
          Object(jsonOf(refused)).fields[0].field,
          "customProduct.product.components.0.coc_contact_id",
          String(bad),
        );
      }
      assert.equal((await save("carry_bag", "none")).status, 200);
    },
  },
  {
    name: "own product: the flat form of earlier builds is accepted, stored and returned in the current one",
    async run(api) {
      const me = await person(api);
      const [made, changed] = [product(freshId()), product(freshId())];
      assert.equal((await me.ask("/api/createProduct", flat(made))).status, 200);
      assert.equal((await me.ask("/api/createProduct", changed)).status, 200);
      const renamed = product(changed.customProduct.product.prodsys_id, "Other");
      assert.equal((await me.ask("/api/updateProduct", flat(renamed))).status, 200);
      assert.deepEqual(await productsOf(me), [
        { ...Object(plain(made)), version: 1 },
        { ...Object(plain(renamed)), version: 2 },
      ]);
      const stored = await api.database
        .prepare("SELECT body FROM products WHERE user_id = ? ORDER BY rowid")
        .bind(me.userId)
        .all();
      assert.deepEqual(
        stored.results.map((row) => Object(JSON.parse(String(Object(row).body))).customProduct),
        [plain(made.customProduct), plain(renamed.customProduct)],
      );
    },
  },
  {
    name: "own product: a row of an earlier build is returned in the current form by every call",
    async run(api) {
      const me = await person(api);
      const saved = product(freshId());
      const id = saved.customProduct.product.prodsys_id;
      const body = JSON.stringify(flat(saved));
      await api.items.upsert({ kind: "product", userId: me.userId, id, body, now: api.now() });
      const expected = { ...Object(plain(saved)), version: 1 };
      assert.deepEqual(await productsOf(me), [expected]);
      assert.deepEqual(timeless(Object(jsonOf(await me.ask("/api/exportUser"))).products), [expected]);
      const stale = await me.ask("/api/updateProduct", product(id, "Other"), { "If-Match": '"7"' });
      assert.equal(stale.status, 409);
      assert.deepEqual(timeless(Object(jsonOf(stale)).current), expected);
      assert.equal(listed("product", await me.ask("/api/listProduct")).length, 1);
    },
  },
  {
    name: "share: layout 1 is accepted, and returned in layout 2",
    async run(api) {
      const me = await person(api);
      const given = share();
      const first = { ...given, version: 1, products: given.products.map(flat) };
      const expected = Object(plain(given));
      const made = Object(jsonOf(await me.ask("/api/share", first)));
      assert.deepEqual(jsonOf(await api.ask(`/api/share/${made.id}`)), { ...expected, created: made.created });
      await api.shares.create({
        id: "stored_before",
        userId: me.userId,
        kind: "comparison",
        name: "Cups",
        data_version: given.data_version,
        body: JSON.stringify(first),
        created: 5,
      });
      assert.deepEqual(jsonOf(await api.ask("/api/share/stored_before")), expected);
    },
  },
];
