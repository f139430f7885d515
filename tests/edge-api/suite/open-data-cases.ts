import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import papaparse from "papaparse";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish, textOf, type Answer, type ApiUnderTest, type Case } from "./api-under-test.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

async function published(api: ApiUnderTest, climate?: number): Promise<string> {
  const version = freshVersion();
  await publish(api, toyDataset(version, climate), () => Date.UTC(2026, 11, 1, 8));
  return version;
}

const read = async (api: ApiUnderTest, path: string): Promise<Answer> => {
  const answer = await api.ask(path);
  assert.equal(answer.status, 200, `${path}: ${textOf(answer)}`);
  return answer;
};

const codeOf = (answer: Answer): unknown => Object(jsonOf(answer)).code;

interface Described {
  readonly resources: readonly { readonly path: string; readonly bytes: number; readonly hash: string }[];
}

export const OPEN_DATA_CASES: readonly Case[] = [
  {
    name: "open data: a table is CSV and JSON with the rows of the base and of every region",
    async run(api) {
      const version = await published(api, 1900);
      const csv = await read(api, `/data/${version}/impact.csv`);
      assert.equal(csv.headers.get("Content-Type"), "text/csv; charset=utf-8; header=present");
      assert.equal(new TextDecoder().decode(csv.bytes.slice(0, 12)), "table_region");
      assert.match(csv.headers.get("Link") ?? "", /^<csv-metadata\.json>; rel="describedby"/);
      assert.equal(textOf(csv), "table_region,activity_id,climate\r\nGlobal,pp_make,1900\r\nEurope,pp_make,950\r\n");
      const json = await read(api, `/data/${version}/impact.json`);
      assert.deepEqual(jsonOf(json), [
        { table_region: "Global", activity_id: "pp_make", climate: 1900 },
        { table_region: "Europe", activity_id: "pp_make", climate: 950 },
      ]);
    },
  },
  {
    name: "open data: CSV reads back with every letter, digit and quotation mark",
    async run(api) {
      const version = await published(api);
      const text = textOf(await read(api, `/data/${version}/recipe.csv`));
      const { data, errors } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
      assert.deepEqual([errors, data.length], [[], 400]);
      const [, second] = data;
      assert.deepEqual(second, {
        table_region: "Global",
        prodsys_id: "cup_1",
        component_id: "body",
        component_name: "Becher 杯 🥤 'quoted'; --",
        mass_grams: String(1 / 7),
      });
    },
  },
  {
    name: "open data: Excel gets a byte order mark on request, or a workbook",
    async run(api) {
      const version = await published(api, 1900);
      const plain = await read(api, `/data/${version}/impact.csv`);
      const marked = await read(api, `/data/${version}/impact.csv?bom=1`);
      assert.deepEqual([...marked.bytes], [0xef, 0xbb, 0xbf, ...plain.bytes]);
      assert.notEqual(marked.headers.get("ETag"), plain.headers.get("ETag"));
      const workbook = await read(api, `/data/${version}/impact.xlsx`);
      assert.match(workbook.headers.get("Content-Type") ?? "", /spreadsheetml\.sheet$/);
      const sheet = new TextDecoder().decode(unzipSync(workbook.bytes)["xl/worksheets/sheet1.xml"]);
      assert.match(sheet, /<v>1900<\/v>.*<v>950<\/v>/);
    },
  },
  {
    name: "open data: files of versions that were published with a byte order mark keep it, and their hashes",
    async run(api) {
      const version = freshVersion();
      await publish(api, toyDataset(version), () => Date.UTC(2026, 10, 20));
      const csv = await read(api, `/data/${version}/impact.csv`);
      assert.deepEqual(Array.from(csv.bytes.subarray(0, 3)), [0xef, 0xbb, 0xbf]);
      const described = jsonOf(await read(api, `/data/${version}/datapackage.json`)) as Described;
      const impact = described.resources.find(({ path }) => path === "impact.csv");
      assert.equal(impact?.hash, `sha256:${await sha256(new Uint8Array(csv.bytes).buffer)}`);
    },
  },
  {
    name: "open data: a version alone leads to its description, latest to the newest version",
    async run(api) {
      const version = await published(api);
      for (const [path, target] of [
        [`/data/${version}/`, `/data/${version}/datapackage.json`],
        ["/data/latest/", `/data/${version}/datapackage.json`],
        ["/data/latest/impact.csv?bom=1", `/data/${version}/impact.csv?bom=1`],
        ["/data/latest/all.zip", `/data/${version}/all.zip`],
      ]) {
        const answer = await api.ask(path ?? "");
        assert.deepEqual([answer.status, answer.headers.get("Location")], [302, target], path);
        assert.equal(answer.headers.get("Cache-Control"), "no-cache", path);
        assert.equal(answer.headers.get("Access-Control-Allow-Origin"), "*", path);
      }
      assert.equal((await api.ask("/data/none/")).status, 404);
      assert.equal((await api.ask("/data/latest/nonsense.csv")).status, 404);
    },
  },
  {
    name: "open data: every version that the server holds keeps its own files",
    async run(api) {
      const [before, now] = [await published(api, 100), await published(api, 200)];
      assert.match(textOf(await read(api, `/data/${before}/impact.csv`)), /pp_make,100\r\n/);
      assert.match(textOf(await read(api, `/data/${now}/impact.csv`)), /pp_make,200\r\n/);
    },
  },
  {
    name: "open data: metadata names columns, units, licence, where it is and how to cite it",
    async run(api) {
      const version = await published(api);
      const metadata = Object(jsonOf(await read(api, `/data/${version}/impact.metadata.json`)));
      assert.equal(metadata.name, "impact");
      assert.deepEqual(
        metadata.schema.fields.map(({ name, type, unit }: { name: string; type: string; unit?: string }) => [
          name,
          type,
          unit,
        ]),
        [
          ["table_region", "string", undefined],
          ["activity_id", "string", undefined],
          ["climate", "number", "g CO2e per unit of the activity (activity-spec.unit)"],
        ],
      );
      assert.equal(metadata.licenses[0].name, "CC-BY-SA-4.0");
      assert.match(metadata.attribution, /Open Government Licence v3\.0/);
      const address = metadata.downloads.csv as string;
      assert.equal(new URL(address).pathname, `/data/${version}/impact.csv`);
      assert.equal(
        metadata.citation,
        `Tare (2026). Tare reference data, version ${version} [Data set]. ${new URL(address).origin}/data/${version}/datapackage.json`,
      );
    },
  },
  {
    name: "open data: the archive holds every table and the package that describes them, with right sizes and hashes",
    async run(api) {
      const version = await published(api);
      const answer = await read(api, `/data/${version}/all.zip`);
      assert.equal(answer.headers.get("Content-Type"), "application/zip");
      assert.match(answer.headers.get("Content-Disposition") ?? "", new RegExp(`"tare-data-${version}\\.zip"$`));
      const files = unzipSync(answer.bytes);
      const text = (name: string): string => new TextDecoder().decode(files[name]);
      const described = JSON.parse(text("datapackage.json")) as Described;
      assert.deepEqual(described, jsonOf(await read(api, `/data/${version}/datapackage.json`)));
      assert.deepEqual(Object.keys(files), [...described.resources.map(({ path }) => path), "datapackage.json"]);
      for (const { path, bytes, hash } of described.resources) {
        const content = new Uint8Array(files[path] ?? []);
        assert.equal(content.byteLength, bytes, path);
        assert.equal(`sha256:${await sha256(content.buffer)}`, hash, path);
      }
      assert.equal(text("impact.csv"), textOf(await read(api, `/data/${version}/impact.csv`)));
    },
  },
  {
    name: "open data: every origin may read it, errors too; it is kept for ever, and asked about with its validator",
    async run(api) {
      const version = await published(api);
      const foreign = { Origin: "https://research.example" };
      for (const file of [
        "impact.csv",
        "impact.xlsx",
        "csv-metadata.json",
        "impact.json",
        "impact.metadata.json",
        "datapackage.json",
        "all.zip",
      ]) {
        const path = `/data/${version}/${file}`;
        const answer = await api.ask(path, { headers: foreign });
        assert.equal(answer.headers.get("Access-Control-Allow-Origin"), "*", file);
        assert.equal(answer.headers.get("Cross-Origin-Resource-Policy"), "cross-origin", file);
        assert.equal(answer.headers.get("X-Content-Type-Options"), "nosniff", file);
        assert.equal(answer.headers.get("Cache-Control"), FOR_EVER, file);
        const again = await api.ask(path, { headers: { "If-None-Match": answer.headers.get("ETag") ?? "" } });
        assert.equal(again.status, 304, file);
        assert.equal((await api.ask(path, { method: "HEAD" })).bytes.byteLength, 0, file);
      }
      const missing = await api.ask("/data/none/impact.csv", { headers: foreign });
      assert.equal(missing.headers.get("Access-Control-Allow-Origin"), "*");
    },
  },
  {
    name: "open data: unknown versions, tables and files are JSON 404s that nobody keeps; nothing is written there",
    async run(api) {
      const version = await published(api);
      for (const [path, code] of [
        ["/data/none/impact.csv", "unknown_version"],
        ["/data/none/all.zip", "unknown_version"],
        [`/data/${"v".repeat(65)}/datapackage.json`, "unknown_version"],
        ["/data/a%20b/impact.json", "unknown_version"],
        [`/data/${version}/nonsense.csv`, "unknown_kind"],
        [`/data/${version}/toString.metadata.json`, "unknown_kind"],
        [`/data/${version}/impact.ods`, "not_found"],
        [`/data/${version}/impact`, "not_found"],
        [`/data/${version}`, "not_found"],
        [`/data/${version}/impact.csv/more`, "not_found"],
        ["/data/", "not_found"],
      ]) {
        const answer = await api.ask(path ?? "");
        assert.deepEqual([answer.status, codeOf(answer)], [404, code], path);
        assert.equal(answer.headers.get("Cache-Control"), "no-store", path);
      }
      const post = await api.ask(`/data/${version}/impact.csv`, { method: "POST" });
      assert.deepEqual([post.status, post.headers.get("Allow")], [405, "GET, HEAD"]);
    },
  },
];
