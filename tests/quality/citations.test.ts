import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const documentText = (name: string): string => readFileSync(join(ROOT, `docs/${name}.md`), "utf8");

/** What may be cited: headings "## 4. …" as `4`, the numbered items below them as `4.1`, other headings by their words. */
function sectionsOf(text: string): ReadonlySet<string> {
  const numbers = new Set<string>();
  let section = "";
  for (const line of text.split("\n")) {
    const heading = /^## (\d+)\. /.exec(line)?.[1];
    const item = /^(\d+[a-z]?)\. /.exec(line)?.[1];
    if (/^## \D/.test(line)) numbers.add(line.slice(3).replace(/ \(.*/, ""));
    else if (heading !== undefined) numbers.add((section = heading));
    else if (item !== undefined) numbers.add(section === "" ? item : `${section}.${item}`);
  }
  return numbers;
}

const SECTIONS = {
  specification: sectionsOf(documentText("specification")),
  method: sectionsOf(documentText("method")),
  decisions: sectionsOf(documentText("decisions")),
};

const NUMBER = String.raw`\d+(?:\.\d+)?[a-z]?`;
const NUMBERS = `${NUMBER}(?:(?:, | and | to |–|-)${NUMBER})*`;
const CITATION = new RegExp(
  String.raw`\b(specification)(?:\.md)? sections? (${NUMBERS})|\b(method)\.md sections? (${NUMBERS})|\b(decisions)\.md,? (${NUMBERS})`,
  "gi",
);
/** A chapter of the decisions without a number: decisions.md, "Look". */
const TITLE = /\bdecisions\.md,? "([^"]+)"/g;
/** A section of something else: of an RFC, or of a page that is not ours. */
const FOREIGN = /RFC \d+,? sections? \d+/g;

/** What a text cites of `docs/`, each as [document, number]; `unclear`: sections without the name of a document. */
function citationsOf(source: string) {
  // a citation may continue on the next line of a comment
  const text = source.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--|#)?[ \t]*/g, " ").replaceAll(FOREIGN, "");
  const cited = [...text.matchAll(CITATION)].flatMap((match) => {
    const [document = "", numbers = ""] = match.slice(1).filter((group) => group !== undefined);
    return numbers.split(/, | and | to |–|-/).map((number) => [document.toLowerCase(), number] as const);
  });
  cited.push(...[...text.matchAll(TITLE)].map(([, title = ""]) => ["decisions", title] as const));
  const unclear = [...text.replaceAll(CITATION, "").matchAll(/\bsections? \d+/gi)].map(({ 0: place, index, input }) =>
    input.slice(Math.max(0, index - 30), index + place.length),
  );
  return { cited, unclear };
}

const isFault = ([document, number]: readonly [string, string]): boolean =>
  !SECTIONS[document as keyof typeof SECTIONS].has(number);

const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(tsx?|mjs|md|sql|toml)$/.test(path) && !path.startsWith("docs/"))
  .filter((path) => !path.endsWith("quality/citations.test.ts"));

it("every section of the specification, the method and the decisions that a file cites exists", () => {
  let count = 0;
  const faults: string[] = [];
  for (const path of FILES) {
    const { cited, unclear } = citationsOf(readFileSync(join(ROOT, path), "utf8"));
    count += cited.length;
    faults.push(...cited.filter(isFault).map((citation) => `${path}: ${citation.join(" ")}`));
    faults.push(...unclear.map((place) => `${path}: which document? ${place}`));
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

it("a section that does not exist and one without a document are reported", () => {
  const { cited, unclear } = citationsOf(`/**
   * See (specification sections 2 and
   * 12), method.md section 4.1, decisions.md 16a, 99 or decisions.md, "Look"; RFC 4648, section 5, and section 7.
   */`);
  expect(cited.filter(isFault).map((citation) => citation.join(" "))).toEqual(["specification 12", "decisions 99"]);
  expect(cited).toHaveLength(6);
  expect(unclear).toHaveLength(1);
});
