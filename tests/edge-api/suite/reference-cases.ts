import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import type { UpdateTime } from "../../../edge-api/contract/reply-schemas.ts";
import { sha256 } from "../../../edge-api/services/sha256.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import {
  freshVersion,
  jsonOf,
  publish,
  textOf,
  type Answer,
  type ApiUnderTest,
  type Case,
  type CopyCase,
} from "./api-under-test.ts";
import { dataVersionOf, rowsIn } from "./reference-answers.ts";

const GZIP = { "Accept-Encoding": "gzip" };

const timesOf = (answer: Answer): readonly UpdateTime[] => {
  assert.equal(answer.status, 200, textOf(answer));
  return JSON.parse(textOf(answer));
};
const timeOf = (times: readonly UpdateTime[], kind: string): number =>
  times.find((entry) => entry.kind === kind)?.updateTime ?? Number.NaN;
const kindsOf = (times: readonly UpdateTime[]): readonly string[] => times.map(({ kind }) => kind);

async function published(api: ApiUnderTest, climate?: number, now?: () => number) {
  const dataset = toyDataset(freshVersion(), climate);
  await publish(api, dataset, now);
  return dataset;
}

export const REFERENCE_CASES: readonly Case[] = [
  {
    name: "listData returns the base rows unchanged and in order, exactly as kind and data",
    async run(api) {
      const { version, rows } = await published(api);
      const answer = await api.ask("/api/listData");
      const times = timesOf(await api.ask("/api/listUpdateTimes"));
      assert.deepEqual(kindsOf(times), ["metric", "recipe", "impact"]);
      assert.deepEqual(rowsIn(answer), rows["Global"]);
      assert.equal(dataVersionOf(answer), version);
    },
  },
  {
    name: "data that contains the text of a row is returned unchanged",
    async run(api) {
      const data = JSON.stringify({ a: { metric_name: '{"kind":"metric","data":"x"},"rows":[' } });
      const dataset = toyDataset(freshVersion());
      const rows = [{ kind: "metric" as const, data }];
      await publish(api, { ...dataset, rows: { ...dataset.rows, Global: rows, Europe: rows } });
      for (const path of ["/api/listData", "/api/listData/Europe", "/api/listKind/metric"]) {
        assert.deepEqual(rowsIn(await api.ask(path)), rows, path);
      }
    },
  },
  {
    name: "Global is the base: listData/Global returns the same",
    async run(api) {
      await published(api);
      assert.equal(textOf(await api.ask("/api/listData/Global")), textOf(await api.ask("/api/listData")));
    },
  },
  {
    name: "listData/{region} returns only the rows of the region, and none for a region that equals the base",
    async run(api) {
      const { version, rows } = await published(api);
      const [europe, spain] = [await api.ask("/api/listData/Europe"), await api.ask("/api/listData/Spain")];
      assert.deepEqual(rowsIn(europe), rows["Europe"]);
      assert.deepEqual(jsonOf(spain), []);
      assert.deepEqual([dataVersionOf(europe), dataVersionOf(spain)], [version, version]);
      assert.deepEqual(jsonOf(await api.ask("/api/listUpdateTimes/Spain")), []);
    },
  },
  {
    name: "listKind returns the rows of one kind, none for a kind without rows",
    async run(api) {
      const { version } = await published(api);
      const all = rowsIn(await api.ask("/api/listData"));
      const recipe = await api.ask("/api/listKind/recipe");
      assert.deepEqual(
        rowsIn(recipe),
        all.filter((row) => row.kind === "recipe"),
      );
      assert.ok(rowsIn(recipe).length > 0);
      const rules = await api.ask("/api/listKind/market-rule");
      assert.deepEqual(jsonOf(rules), []);
      assert.deepEqual([dataVersionOf(recipe), dataVersionOf(rules)], [version, version]);
    },
  },
  {
    name: "listKind/{kind}/{region} returns only the region's rows of the kind; Global is the base",
    async run(api) {
      const { version, rows } = await published(api);
      const impact = await api.ask("/api/listKind/impact/Europe");
      assert.deepEqual(rowsIn(impact), rowsIn(await api.ask("/api/listData/Europe")));
      assert.deepEqual(rowsIn(impact), rows["Europe"]);
      assert.equal(dataVersionOf(impact), version);
      assert.deepEqual(jsonOf(await api.ask("/api/listKind/metric/Europe")), []);
      assert.equal(textOf(await api.ask("/api/listKind/metric/Global")), textOf(await api.ask("/api/listKind/metric")));
    },
  },
  {
    name: "a new version changes the update times of changed kinds only",
    async run(api) {
      await published(api, 1, () => 1000);
      const before = timesOf(await api.ask("/api/listUpdateTimes"));
      const { version } = await published(api, 2, () => 2000);
      const answer = await api.ask("/api/listUpdateTimes");
      assert.equal(dataVersionOf(answer), version);
      const after = timesOf(answer);
      assert.equal(timeOf(after, "metric"), timeOf(before, "metric"));
      assert.ok(timeOf(after, "impact") > timeOf(before, "impact"));
      const one = jsonOf(await api.ask("/api/impact/update"));
      assert.deepEqual(one, { version, kind: "impact", updateTime: timeOf(after, "impact") });
    },
  },
  {
    name: "a return to earlier figures gets a later update time, even if the clock stands still",
    async run(api) {
      await published(api, 5, () => 1000);
      await published(api, 6, () => 1000);
      const changed = timesOf(await api.ask("/api/listUpdateTimes"));
      await published(api, 5, () => 1000);
      const back = timesOf(await api.ask("/api/listUpdateTimes"));
      assert.ok(timeOf(back, "impact") > timeOf(changed, "impact"));
    },
  },
  {
    name: "a region has update times; a kind without rows there has 0",
    async run(api) {
      const { version } = await published(api);
      const europe = timesOf(await api.ask("/api/listUpdateTimes/Europe"));
      assert.deepEqual(kindsOf(europe), ["impact"]);
      assert.deepEqual(jsonOf(await api.ask("/api/metric/update/Europe")), { version, kind: "metric", updateTime: 0 });
      assert.deepEqual(jsonOf(await api.ask("/api/impact/update/Europe")), {
        version,
        kind: "impact",
        updateTime: timeOf(europe, "impact"),
      });
    },
  },
  {
    name: "if the version changes between two calls, each reply is of one version, and the earlier one is still served",
    async run(api) {
      const old = await published(api, 10);
      const version = dataVersionOf(await api.ask("/api/listUpdateTimes"));
      const young = await published(api, 20);
      const pinned = await api.ask(`/api/listData?version=${version}`);
      assert.deepEqual([dataVersionOf(pinned), rowsIn(pinned)], [old.version, old.rows["Global"]]);
      const region = await api.ask(`/api/listData/Europe?version=${version}`);
      assert.deepEqual([dataVersionOf(region), rowsIn(region)], [old.version, old.rows["Europe"]]);
      const kind = await api.ask(`/api/listKind/impact?version=${version}`);
      assert.equal(dataVersionOf(kind), old.version);
      assert.deepEqual(rowsIn(kind)[0]?.data, old.rows["Global"]?.[2]?.data);
      const regional = await api.ask(`/api/listKind/impact/Europe?version=${version}`);
      assert.deepEqual([dataVersionOf(regional), rowsIn(regional)], [old.version, old.rows["Europe"]]);
      const current = await api.ask("/api/listData");
      assert.deepEqual([dataVersionOf(current), rowsIn(current)], [young.version, young.rows["Global"]]);
    },
  },
  {
    name: "a pinned version may be cached for ever, the current one is revalidated",
    async run(api) {
      const { version } = await published(api);
      const pinned = await api.ask(`/api/listData?version=${version}`);
      assert.match(pinned.headers.get("Cache-Control") ?? "", /immutable/);
      assert.equal((await api.ask("/api/listData")).headers.get("Cache-Control"), "no-cache");
      assert.equal((await api.ask("/api/listUpdateTimes")).headers.get("Cache-Control"), "no-cache");
    },
  },
  {
    name: "dataVersions lists every version, newest first",
    async run(api) {
      const first = await published(api, 1, () => 5_000_000_000_000);
      const second = await published(api, 2, () => 5_000_000_000_000);
      const versions: unknown = jsonOf(await api.ask("/api/dataVersions"));
      assert.ok(Array.isArray(versions));
      assert.deepEqual(versions.slice(0, 2), [
        { version: second.version, created: 5_000_000_000_000, note: second.note },
        { version: first.version, created: 5_000_000_000_000, note: first.note },
      ]);
    },
  },
  {
    name: "unknown kinds, regions and versions are JSON 404s with a code each",
    async run(api) {
      await published(api);
      const refused = {
        "/api/listKind/nonsense": "unknown_kind",
        "/api/listKind/__proto__": "unknown_kind",
        "/api/nonsense/update": "unknown_kind",
        "/api/impact/update/Atlantis": "unknown_region",
        "/api/listData/Atlantis": "unknown_region",
        "/api/listData/constructor": "unknown_region",
        "/api/listUpdateTimes/Atlantis": "unknown_region",
        "/api/listKind/impact/Atlantis": "unknown_region",
        "/api/listKind/nonsense/Europe": "unknown_kind",
        "/api/listData?version=never": "unknown_version",
        "/api/listData?version=%27%20OR%201=1--": "unknown_version",
        "/api/listKind/impact?version=never": "unknown_version",
        "/api/listData/Europe?version=": "unknown_version",
      };
      for (const [path, code] of Object.entries(refused)) {
        const answer = await api.ask(path);
        assert.equal(answer.status, 404, path);
        const reply = jsonOf(answer);
        assert.deepEqual(Object.keys(Object(reply)).toSorted(), ["code", "error", "requestId"], path);
        assert.equal(Object(reply).code, code, path);
      }
    },
  },
  {
    name: "an unchanged reply is a 304 without a body; a changed one is sent again",
    async run(api) {
      const { version } = await published(api, 1);
      for (const path of [
        "/api/listUpdateTimes",
        "/api/listUpdateTimes/Europe",
        "/api/listData",
        "/api/listData/Europe",
        `/api/listData?version=${version}`,
        "/api/listKind/impact",
        "/api/listKind/impact/Europe",
        "/api/impact/update",
        "/api/dataVersions",
        "/customize/settings.json",
      ]) {
        const etag = (await api.ask(path)).headers.get("ETag") ?? "";
        assert.match(etag, /^W\/"[^"]+"$/, path);
        for (const seen of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
          const again = await api.ask(path, { headers: { ...GZIP, "If-None-Match": seen } });
          assert.deepEqual([again.status, again.bytes.byteLength, again.headers.get("ETag")], [304, 0, etag], path);
        }
        assert.equal((await api.ask(path, { headers: { "If-None-Match": '"other"' } })).status, 200, path);
      }
      const unchanged = await api.ask("/api/listData", { headers: { "If-None-Match": "*" } });
      assert.deepEqual([unchanged.status, dataVersionOf(unchanged)], [304, version]);
      const before = (await api.ask("/api/listKind/impact")).headers.get("ETag") ?? "";
      await published(api, 2);
      assert.equal((await api.ask("/api/listKind/impact", { headers: { "If-None-Match": before } })).status, 200);
    },
  },
  {
    name: "lists are sent with or without gzip as accepted, with the same content",
    async run(api) {
      await published(api);
      for (const path of ["/api/listData", "/api/listData/Europe", "/api/listKind/recipe", "/api/listUpdateTimes"]) {
        const packed = await api.ask(path, { headers: GZIP });
        const plain = await api.ask(path);
        const refused = await api.ask(path, { headers: { "Accept-Encoding": "gzip;q=0" } });
        assert.equal(packed.headers.get("Content-Encoding"), "gzip", path);
        assert.equal(plain.headers.get("Content-Encoding"), null, path);
        assert.equal(refused.headers.get("Content-Encoding"), null, path);
        assert.equal(textOf(packed), textOf(plain), path);
        assert.match(packed.headers.get("Vary") ?? "", /accept-encoding/i, path);
        assert.match(plain.headers.get("Vary") ?? "", /accept-encoding/i, path);
      }
      const [packed, plain] = [await api.ask("/api/listData", { headers: GZIP }), await api.ask("/api/listData")];
      assert.ok(packed.bytes.byteLength * 5 < plain.bytes.byteLength, "packed once, and for real");
    },
  },
  {
    name: "a long list of versions is gzipped",
    async run(api) {
      await publish(api, { ...toyDataset(freshVersion()), note: "long ".repeat(300) });
      const packed = await api.ask("/api/dataVersions", { headers: GZIP });
      assert.equal(packed.headers.get("Content-Encoding"), "gzip");
      assert.ok(Array.isArray(jsonOf(packed)));
    },
  },
  {
    name: "an unchanged start transfers less than a kilobyte",
    async run(api) {
      await published(api);
      assert.ok((await api.ask("/api/listUpdateTimes", { headers: GZIP })).bytes.byteLength < 1024);
    },
  },
];

/** For adapters with a copy store. */
export const COPY_CASES: readonly CopyCase[] = [
  {
    name: "a copy is stored for other isolates, and a damaged one is not used",
    async run(api) {
      const { version, rows } = await published(api);
      const name = await api.reference.findList("Global", version);
      const key = `ref:listData:${name?.sha256}`;
      await api.copies.put(key, new TextEncoder().encode("garbage").buffer);
      assert.deepEqual(rowsIn(await api.ask("/api/listData")), rows["Global"]);
      const healed = await api.copies.get(key);
      assert.equal(healed && (await sha256(gunzipSync(healed).toString())), name?.sha256);
    },
  },
];
