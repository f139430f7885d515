import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  answerFrom,
  isInUse,
  keepBuild,
  useBuild,
  type CacheEnvironment,
} from "../../../workers/offline/build-cache.ts";
import { sourceOf, type Build } from "../../../workers/offline/build-files.ts";
import { memoryCaches } from "./memory-caches.ts";

const ORIGIN = "https://tare.example";
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A build whose files say in their text which build they are of. */
const buildOf = (id: string): Build => ({
  id,
  entry: `/assets/index-${id}.js`,
  files: { [`/assets/index-${id}.js`]: null, "/assets/shared.js": null, "/theme-boot.js": sha256(`theme ${id}`) },
});

const ofType = (type: string, text: string, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": type } });

const htmlOf = ({ entry }: Build) => `<!doctype html><script type="module" src="${entry}"></script>`;

/** A server that has one build, with what a test puts in the place of some of its files. */
const serverOf = (build: Build, instead: Readonly<Record<string, () => Response>> = {}) => {
  const caches = memoryCaches();
  const asked: string[] = [];
  const around: CacheEnvironment = {
    caches,
    origin: ORIGIN,
    openTabs: async () => 1,
    fetch: async (path) => {
      asked.push(path);
      const stranger = instead[path];
      if (stranger !== undefined) return stranger();
      if (path === "/") return ofType("text/html; charset=utf-8", htmlOf(build));
      if (!Object.hasOwn(build.files, path)) return ofType("text/plain", "gone", 404);
      return ofType("text/javascript", path === "/theme-boot.js" ? `theme ${build.id}` : path);
    },
  };
  return { around, caches, asked };
};

const keptBuilds = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.startsWith("tare-build-"));

const get = (path: string, mode = "cors") => ({ method: "GET", url: ORIGIN + path, mode });
const textOf = async (answer: ReturnType<typeof answerFrom>) => (await answer?.())?.text();

describe("keeping a build", () => {
  it("keeps the page and every file, or, said by an error, nothing at all", async () => {
    const build = buildOf("a");
    const { around, caches } = serverOf(build);
    await keepBuild(around, build);
    expect(caches.paths("tare-build-a")).toEqual(["/", "/assets/index-a.js", "/assets/shared.js", "/theme-boot.js"]);
  });

  it.each<readonly [string, Readonly<Record<string, () => Response>>]>([
    ["a file is gone", { "/assets/shared.js": () => ofType("text/plain", "gone", 404) }],
    ["a file's place is taken by the page", { "/assets/shared.js": () => ofType("text/html", "<html>") }],
    [
      "a file without a hash in its name is of another build",
      { "/theme-boot.js": () => ofType("text/javascript", "theme b") },
    ],
    ["the page is of another build", { "/": () => ofType("text/html", htmlOf(buildOf("b"))) }],
    ["the page is an error", { "/": () => ofType("text/html", htmlOf(buildOf("a")), 503) }],
    ["the page is no page", { "/": () => ofType("application/json", JSON.stringify(buildOf("a").entry)) }],
  ])("keeps nothing if %s", async (_, instead) => {
    const build = buildOf("a");
    const { around, caches } = serverOf(build, instead);
    await expect(keepBuild(around, build)).rejects.toThrow(/status|another build/);
    expect(await caches.keys()).toEqual([]);
  });

  it("leaves a build alone that is in use already, if it cannot be had once more", async () => {
    const build = buildOf("a");
    const { around, caches } = serverOf(build);
    await keepBuild(around, build);
    await useBuild(around, build);
    const later = { ...around, fetch: async () => ofType("text/plain", "busy", 503) };
    await expect(keepBuild(later, build)).rejects.toThrow("status 503");
    expect(caches.paths("tare-build-a").length).toBe(5);
  });
});

describe("builds one after another", () => {
  it("keep what the tabs of the build before may ask for, and clear away everything older", async () => {
    const [a, b, unused, c] = [buildOf("a"), buildOf("b"), buildOf("never"), buildOf("c")];
    const { around, caches } = serverOf(a);
    await (await caches.open("tare-content")).put("/content/copy/credits", new Response("a text"));
    const take = async (build: Build) => {
      await keepBuild({ ...around, fetch: serverOf(build).around.fetch }, build);
      if (build !== unused) await useBuild(around, build);
    };
    await take(a);
    await take(b);
    expect(await keptBuilds(caches)).toEqual(["tare-build-a", "tare-build-b"]);
    // of the tab that still runs the build before, though the worker is the new one's
    expect(await textOf(answerFrom(around, b, get("/assets/index-a.js")))).toBe("/assets/index-a.js");
    expect(await textOf(answerFrom(around, b, get("/somewhere", "navigate")))).toBe(htmlOf(b));
    expect(await textOf(answerFrom(around, b, get("/theme-boot.js")))).toBe("theme b");
    await take(unused);
    await take(c);
    expect(await keptBuilds(caches)).toEqual(["tare-build-b", "tare-build-c"]);
    expect(await caches.has("tare-content")).toBe(true);
  });

  it("all stay for tabs that were left open through several updates, up to six of before", async () => {
    const { around, caches } = serverOf(buildOf("1"));
    let tabs = 2;
    const take = async (id: string) => {
      const build = buildOf(id);
      await keepBuild({ ...around, fetch: serverOf(build).around.fetch }, build);
      await useBuild({ ...around, openTabs: async () => tabs }, build);
      return build;
    };
    await take("1");
    await take("2");
    const third = await take("3");
    // a part that the tab two builds behind has never asked for; the server answers 404
    expect(await textOf(answerFrom(around, third, get("/assets/index-1.js")))).toBe("/assets/index-1.js");
    expect(await textOf(answerFrom(around, third, get("/anywhere", "navigate")))).toBe(htmlOf(third));
    for (const id of ["4", "5", "6", "7", "8"]) await take(id);
    expect(await keptBuilds(caches)).toEqual(["2", "3", "4", "5", "6", "7", "8"].map((id) => `tare-build-${id}`));
    tabs = 1;
    await take("9");
    expect(await keptBuilds(caches)).toEqual(["tare-build-8", "tare-build-9"]);
  });

  it("leave one alone that is just on its way into the browser", async () => {
    const [a, b, c] = [buildOf("a"), buildOf("b"), buildOf("c")];
    const { around, caches } = serverOf(a);
    const keep = (build: Build) => keepBuild({ ...around, fetch: serverOf(build).around.fetch }, build);
    await keep(a);
    await useBuild(around, a);
    await keep(b);
    await keep(c);
    await useBuild(around, b);
    expect(await keptBuilds(caches)).toEqual(["tare-build-a", "tare-build-b", "tare-build-c"]);
    expect(await textOf(answerFrom(around, c, get("/assets/index-c.js")))).toBe("/assets/index-c.js");
  });

  it("are opened as they are taken, whichever build's worker answers; older ones too, if the server goes back", async () => {
    const [a, b] = [buildOf("a"), buildOf("b")];
    const { around } = serverOf(a);
    const keep = (build: Build) => keepBuild({ ...around, fetch: serverOf(build).around.fetch }, build);
    const opened = async (worker: Build) => [
      await textOf(answerFrom(around, worker, get("/somewhere", "navigate"))),
      await textOf(answerFrom(around, worker, get("/theme-boot.js"))),
    ];
    await keep(a);
    await useBuild(around, a);
    await keep(b);
    expect([await isInUse(around, b), await opened(a)]).toEqual([false, [htmlOf(a), "theme a"]]);
    await useBuild({ ...around, openTabs: async () => 2 }, b);
    expect([await isInUse(around, b), await opened(a)]).toEqual([true, [htmlOf(b), "theme b"]]);
    expect(await textOf(answerFrom(around, a, get("/assets/index-b.js")))).toBe("/assets/index-b.js");
    await keep(a);
    expect(await opened(b)).toEqual([htmlOf(b), "theme b"]);
    await useBuild({ ...around, openTabs: async () => 2 }, a);
    expect(await opened(b)).toEqual([htmlOf(a), "theme a"]);
  });

  it("are opened each by its own worker where the browser has no room to keep which one is in use", async () => {
    const [a, b] = [buildOf("a"), buildOf("b")];
    const { around, caches } = serverOf(a);
    await keepBuild(around, a);
    await useBuild(around, a);
    await keepBuild({ ...around, fetch: serverOf(b).around.fetch }, b);
    const open = async (name: string) => {
      const cache = await caches.open(name);
      const put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
      return Object.assign(cache, { put });
    };
    const full = Object.assign(Object.create(caches) as CacheStorage, { open });
    await expect(useBuild({ ...around, caches: full }, b)).rejects.toThrow("no room");
    expect(await textOf(answerFrom(around, b, get("/somewhere", "navigate")))).toBe(htmlOf(b));
    expect(await textOf(answerFrom(around, a, get("/somewhere", "navigate")))).toBe(htmlOf(a));
  });

  it("answer nothing from the cache that is not there: the network is asked", async () => {
    const build = buildOf("a");
    const { around } = serverOf(build);
    expect(await textOf(answerFrom(around, build, get("/home", "navigate")))).toBeUndefined();
    expect(answerFrom(around, build, get("/api/listData"))).toBeNull();
  });
});

test("an address that is opened shows the page of this build, a file comes from the build, the rest from the network", () => {
  const build = buildOf("a");
  const from = (path: string, mode?: string) => sourceOf(get(path, mode), ORIGIN, build);
  expect(
    ["/", "/comparison-mode?step=2", "/reset-password/a@b.example", "/changes"].map((path) => from(path, "navigate")),
  ).toEqual(["page", "page", "page", "page"]);
  expect(
    ["/.env", "/a/.git", "/.well-known/security.txt", "/.well-known/x"].map((path) => from(path, "navigate")),
  ).toEqual(["network", "network", "network", "network"]);
  expect([from("/favicon.svg", "navigate"), from("/api/user", "navigate"), from("/content/", "navigate")]).toEqual([
    "network",
    "network",
    "network",
  ]);
  expect([from("/theme-boot.js"), from("/assets/index-z.js"), from("/sw.js"), from("/constructor")]).toEqual([
    "build",
    "any build",
    "network",
    "network",
  ]);
});

test("nothing of the server's own, nothing posted and nothing foreign is ever answered or kept", () => {
  const build = buildOf("a");
  const path = fc.webPath().map((text) => (text === "" ? "/" : text));
  fc.assert(
    fc.property(
      fc.constantFrom("/api", "/customize", "/content"),
      path,
      fc.constantFrom("navigate", "cors", "no-cors", "same-origin"),
      (prefix, rest, mode) => sourceOf(get(prefix + rest, mode), ORIGIN, build) === "network",
    ),
  );
  fc.assert(
    fc.property(path, fc.constantFrom("POST", "PUT", "DELETE", "HEAD"), (text, method) => {
      expect(sourceOf({ ...get(text), method }, ORIGIN, build)).toBe("network");
      expect(sourceOf({ ...get("/"), url: `https://cms.example${text}` }, ORIGIN, build)).toBe("network");
    }),
  );
});
