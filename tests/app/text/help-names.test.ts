// @vitest-environment node
import { expect, test } from "vitest";
import type { Message, Texts } from "../../../app/text/catalogue.ts";
import { SHIPPED_POSTS, SHIPPED_TRANSLATIONS } from "../../../edge-api/content/shipped-posts.ts";

/** All areas of the catalogue; their texts are in the language that was set last. */
const AREAS = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>("../../../app/text/en/*.ts", { eager: true }),
);

/** What a message shows: itself, or its parts around the arguments. */
const shown = (message: Message): readonly string[] => {
  if (typeof message === "string") return [message];
  try {
    const text: unknown = (message as (...args: unknown[]) => unknown)(...Array<string>(6).fill("\u0000"));
    return typeof text === "string" ? text.split("\u0000") : [];
  } catch {
    // it takes other arguments than texts
    return [];
  }
};

function* allTexts(of: unknown): Generator<string, void> {
  if (typeof of === "string" || typeof of === "function") yield* shown(of as Message);
  else if (typeof of === "object" && of !== null) for (const part of Object.values(of as Texts)) yield* allTexts(part);
}

const bare = (text: string): string => text.replaceAll(/^[\s,;:.()]+|[\s,;:.()]+$/g, "").toLowerCase();

const namesOnScreen = (): ReadonlySet<string> => new Set(AREAS.flatMap((area) => [...allTexts(area)].map(bare)));

/** Names of controls, sections and marks in a help text stand in `<em>`; nothing else does. */
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<em>(.*?)<\/em>/gs)].map(([, name]) => name ?? "");

/** By slug: names in the help texts that no screen has. */
const unknownIn = (posts: readonly { readonly slug: string; readonly html: string }[]): readonly string[] => {
  const known = namesOnScreen();
  return posts.flatMap(({ slug, html }) =>
    namesIn(html)
      .filter((name) => !known.has(bare(name)))
      .map((name) => `${slug}: ${name}`),
  );
};

test("help texts name controls, sections and marks as the screens do, in English and in Spanish", async () => {
  expect(SHIPPED_POSTS.flatMap(({ html }) => namesIn(html)).length).toBeGreaterThan(30);
  expect(unknownIn(SHIPPED_POSTS)).toEqual([]);
  expect(unknownIn([{ slug: "howto", html: "<p>Choose <em>Paint it black</em>.</p>" }])).toEqual([
    "howto: Paint it black",
  ]);
  const { speakSpanish } = await import("../../../app/text/es/all.ts");
  speakSpanish();
  expect(namesOnScreen().has("informe")).toBe(true);
  expect(unknownIn(SHIPPED_TRANSLATIONS.es)).toEqual([]);
});
