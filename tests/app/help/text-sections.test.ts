import fc from "fast-check";
import { expect, test } from "vitest";
import { sectionNamed, textSections } from "../../../app/help/text-sections.ts";
import { METHODOLOGY } from "../../../edge-api/content/posts/methodology.ts";
import { SHIPPED_POSTS } from "../../../edge-api/content/shipped-posts.ts";

test("the shipped methodology has four pages, each with a text", () => {
  const pages = textSections(METHODOLOGY.html, 2);
  expect(pages.map((page) => page.heading)).toEqual([
    "From a product to its inventory",
    "The seven metrics",
    "From values to scores, and the evidence",
    "Learn more",
  ]);
  expect(pages.every((page) => page.html.length > 200)).toBe(true);
});

test("a text without headings is one section; the part before the first heading is kept", () => {
  expect(textSections("<p>a</p>", 2)).toEqual([{ heading: "", html: "<p>a</p>" }]);
  expect(textSections('<p>a</p><h2 class="x">B &amp; <em>c</em></h2><p>d</p>', 2)).toEqual([
    { heading: "", html: "<p>a</p>" },
    { heading: "B & c", html: "<p>d</p>" },
  ]);
});

test("every metric has its section in the help for comparisons", () => {
  const html = SHIPPED_POSTS.find((post) => post.slug === "comparison_metric_info")?.html ?? "";
  const metrics = [
    "Climate",
    "Water use",
    "Plastic pollution",
    "Chemicals of concern",
    "Sustainable sourcing",
    "Recoverability",
    "Land use",
  ];
  const parts = metrics.map((name) => sectionNamed(html, name));
  expect(new Set(parts).size).toBe(metrics.length);
  expect(parts.every((part) => part.length > 50 && part.length < html.length / 2)).toBe(true);
  expect(sectionNamed(html, "Noise")).toBe(html);
});

test("splitting keeps all text", () => {
  const piece = fc.constantFrom(
    "<h2>a</h2>",
    "<h3>b</h3>",
    "<p>c</p>",
    "d",
    "<h2 class='k'>e</h2>",
    "<ul><li>f</li></ul>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const letters = (html: string) => html.replaceAll(/<[^>]*>/g, "");
      const sections = textSections(pieces.join(""), 2);
      expect(sections.map((section) => section.heading + letters(section.html)).join("")).toBe(
        letters(pieces.join("")),
      );
    }),
  );
});
