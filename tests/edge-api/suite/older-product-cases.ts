import assert from "node:assert/strict";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish, type Case } from "./api-under-test.ts";
import { freshId, product, timeless } from "./items.ts";
import { codeOf, person, type Person } from "./people.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const productsOf = async (me: Person): Promise<unknown> => timeless(jsonOf(await me.ask("/api/listProduct")));

/** Own products in the form of specification section 3, and in the older one of specification.md section 4. */
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
    name: "own product: compliance defaults of the older format go to the components",
    async run(api) {
      const me = await person(api);
      const saved = product(freshId());
      const { product: fields } = saved.customProduct;
      const older = {
        ...saved,
        customProduct: { ...saved.customProduct, product: { ...fields, CoC_compliance_default: "1" } },
      };
      assert.equal((await me.ask("/api/createProduct", older)).status, 200);
      const [stored] = (await productsOf(me)) as unknown[];
      assert.deepEqual(
        Object(stored).customProduct.product.components,
        fields.components.map((component) => ({ CoC_compliance_default: "1", ...component })),
      );
    },
  },
];
