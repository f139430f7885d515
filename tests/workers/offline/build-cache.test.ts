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

/** A build whose files contain its id. */
const buildOf = (id: string): Build => ({
  id,
  entry: `/assets/index-${id}.js`,
  files: { [`/assets/index-${id}.js`]: null, "/assets/shared.js": null, "/theme-boot.js": sha256(`theme ${id}`) },
});

const ofType = (type: string, text: string, status = 200) =>
  new Response(text, { status, headers: { "Content-Type": type } });

const htmlOf = ({ entry }: Build) => `<!doctype html><script type="module" src="${entry}"></script>`;

/** A fake server with one build; `instead` replaces some of its files. */
const serverOf = (build: Build, instead: Readonly<Record<string, () => Response>> = {}) => {
  const caches = memoryCaches();
  const environment: CacheEnvironment = {
    caches,
    origin: ORIGIN,
    openTabs: async () => 1,
    fetch: async (path) => {
      const replaced = instead[path];
      if (replaced !== undefined) return replaced();
      if (path === "/") return ofType("text/html; charset=utf-8", htmlOf(build));
      if (!Object.hasOwn(build.files, path)) return ofType("text/plain", "gone", 404);
      return ofType("text/javascript", path === "/theme-boot.js" ? `theme ${build.id}` : path);
    },
  };
  return { environment, caches };
};

const keptBuilds = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.startsWith("tare-build-"));

const get = (path: string, mode = "cors") => ({ method: "GET", url: ORIGIN + path, mode });
const textOf = async (answer: ReturnType<typeof answerFrom>) => (await answer?.())?.text();

describe("installing a build", () => {
  it("keeps the page and every file", async () => {
    const build = buildOf("a");
    const { environment, caches } = serverOf(build);
    await keepBuild(environment, build);
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
    const { environment, caches } = serverOf(build, instead);
    await expect(keepBuild(environment, build)).rejects.toThrow(/status|another build/);
    expect(await caches.keys()).toEqual([]);
  });

  it("keeps a build that is in use if downloading it again fails", async () => {
    const build = buildOf("a");
    const { environment, caches } = serverOf(build);
    await keepBuild(environment, build);
    await useBuild(environment, build);
    const later = { ...environment, fetch: async () => ofType("text/plain", "busy", 503) };
    await expect(keepBuild(later, build)).rejects.toThrow("status 503");
    expect(caches.paths("tare-build-a").length).toBe(5);
  });
});

describe("builds one after another", () => {
  it("keep the files of the previous build for open tabs, and delete older builds", async () => {
    const [a, b, unused, c] = [buildOf("a"), buildOf("b"), buildOf("never"), buildOf("c")];
    const { environment, caches } = serverOf(a);
    await (await caches.open("tare-content")).put("/content/copy/credits", new Response("a text"));
    const take = async (build: Build) => {
      await keepBuild({ ...environment, fetch: serverOf(build).environment.fetch }, build);
      if (build !== unused) await useBuild(environment, build);
    };
    await take(a);
    await take(b);
    expect(await keptBuilds(caches)).toEqual(["tare-build-a", "tare-build-b"]);
    // for a tab that still runs the earlier build
    expect(await textOf(answerFrom(environment, b, get("/assets/index-a.js")))).toBe("/assets/index-a.js");
    expect(await textOf(answerFrom(environment, b, get("/somewhere", "navigate")))).toBe(htmlOf(b));
    expect(await textOf(answerFrom(environment, b, get("/theme-boot.js")))).toBe("theme b");
    await take(unused);
    await take(c);
    expect(await keptBuilds(caches)).toEqual(["tare-build-b", "tare-build-c"]);
    expect(await caches.has("tare-content")).toBe(true);
  });

  it("stay while several tabs are open, up to six earlier ones", async () => {
    const { environment, caches } = serverOf(buildOf("1"));
    let tabs = 2;
    const take = async (id: string) => {
      const build = buildOf(id);
      await keepBuild({ ...environment, fetch: serverOf(build).environment.fetch }, build);
      await useBuild({ ...environment, openTabs: async () => tabs }, build);
      return build;
    };
    await take("1");
    await take("2");
    const third = await take("3");
    // a chunk that a tab two builds behind requests for the first time; the server has a 404
    expect(await textOf(answerFrom(environment, third, get("/assets/index-1.js")))).toBe("/assets/index-1.js");
    expect(await textOf(answerFrom(environment, third, get("/anywhere", "navigate")))).toBe(htmlOf(third));
    for (const id of ["4", "5", "6", "7", "8"]) await take(id);
    expect(await keptBuilds(caches)).toEqual(["2", "3", "4", "5", "6", "7", "8"].map((id) => `tare-build-${id}`));
    tabs = 1;
    await take("9");
    expect(await keptBuilds(caches)).toEqual(["tare-build-8", "tare-build-9"]);
  });

  it("do not delete a newer build that is being installed", async () => {
    const [a, b, c] = [buildOf("a"), buildOf("b"), buildOf("c")];
    const { environment, caches } = serverOf(a);
    const keep = (build: Build) => keepBuild({ ...environment, fetch: serverOf(build).environment.fetch }, build);
    await keep(a);
    await useBuild(environment, a);
    await keep(b);
    await keep(c);
    await useBuild(environment, b);
    expect(await keptBuilds(caches)).toEqual(["tare-build-a", "tare-build-b", "tare-build-c"]);
    expect(await textOf(answerFrom(environment, c, get("/assets/index-c.js")))).toBe("/assets/index-c.js");
  });

  it("are served as chosen by any build's worker, also an older one after a rollback of the server", async () => {
    const [a, b] = [buildOf("a"), buildOf("b")];
    const { environment } = serverOf(a);
    const keep = (build: Build) => keepBuild({ ...environment, fetch: serverOf(build).environment.fetch }, build);
    const opened = async (worker: Build) => [
      await textOf(answerFrom(environment, worker, get("/somewhere", "navigate"))),
      await textOf(answerFrom(environment, worker, get("/theme-boot.js"))),
    ];
    await keep(a);
    await useBuild(environment, a);
    await keep(b);
    expect([await isInUse(environment, b), await opened(a)]).toEqual([false, [htmlOf(a), "theme a"]]);
    await useBuild({ ...environment, openTabs: async () => 2 }, b);
    expect([await isInUse(environment, b), await opened(a)]).toEqual([true, [htmlOf(b), "theme b"]]);
    expect(await textOf(answerFrom(environment, a, get("/assets/index-b.js")))).toBe("/assets/index-b.js");
    await keep(a);
    expect(await opened(b)).toEqual([htmlOf(b), "theme b"]);
    await useBuild({ ...environment, openTabs: async () => 2 }, a);
    expect(await opened(b)).toEqual([htmlOf(a), "theme a"]);
  });

  it("are served each by its own worker if storage is full", async () => {
    const [a, b] = [buildOf("a"), buildOf("b")];
    const { environment, caches } = serverOf(a);
    await keepBuild(environment, a);
    await useBuild(environment, a);
    await keepBuild({ ...environment, fetch: serverOf(b).environment.fetch }, b);
    const open = async (name: string) => {
      const cache = await caches.open(name);
      const put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
      return Object.assign(cache, { put });
    };
    const full = Object.assign(Object.create(caches) as CacheStorage, { open });
    await expect(useBuild({ ...environment, caches: full }, b)).rejects.toThrow("no room");
    expect(await textOf(answerFrom(environment, b, get("/somewhere", "navigate")))).toBe(htmlOf(b));
    expect(await textOf(answerFrom(environment, a, get("/somewhere", "navigate")))).toBe(htmlOf(a));
  });

  it("leave what is not cached to the network", async () => {
    const build = buildOf("a");
    const { environment } = serverOf(build);
    expect(await textOf(answerFrom(environment, build, get("/home", "navigate")))).toBeUndefined();
    expect(answerFrom(environment, build, get("/api/listData"))).toBeNull();
  });
});

test("navigations get the page of this build, files come from the build, the rest from the network", () => {
  const build = buildOf("a");
  const from = (path: string, mode?: string) => sourceOf(get(path, mode), ORIGIN, build);
  expect(
    ["/", "/comparison-mode?step=2", "/reset-password/a@b.example", "/changes"].map((path) => from(path, "navigate")),
  ).toEqual(["page", "page", "page", "page"]);
  expect(
    ["/.env", "/a/.git", "/.well-known/security.txt", "/.well-known/x"].map((path) => from(path, "navigate")),
  ).toEqual(["network", "network", "network", "network"]);
  // the page of an embedded share has headers of its own, and uses no storage
  expect(["/s/abc/embed", "/s/abc/embed?lang=es", "/s/abc/embed/"].map((path) => from(path, "navigate"))).toEqual([
    "network",
    "network",
    "page",
  ]);
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

test("server addresses, other methods and foreign origins always go to the network", () => {
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
