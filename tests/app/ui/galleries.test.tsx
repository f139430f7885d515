import { cleanup, render } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { galleries } from "../../../app/gallery/galleries.ts";

afterEach(cleanup);

const files = ["app/ui", "app/charts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);
const parts = files.filter((file) => file.endsWith(".tsx") && !file.endsWith(".gallery.tsx"));

/** What the galleries of a folder say. */
const galleriesBeside = (part: string): string =>
  files
    .filter((file) => file.endsWith(".gallery.tsx") && dirname(file) === dirname(part))
    .map((file) => readFileSync(file, "utf8"))
    .join("");

describe("every component", () => {
  it.each(parts)("%s is in the gallery of its folder", (part) => {
    expect(galleriesBeside(part)).toContain(`"./${basename(part)}"`);
  });

  it("of a gallery is on the gallery page", () => {
    expect(galleries).toHaveLength(files.filter((file) => file.endsWith(".gallery.tsx")).length);
  });
});

const states = galleries.flatMap((gallery) =>
  Object.entries(gallery.states).map(([name, State]) => [`${gallery.title}: ${name}`, State] as const),
);

describe("every state", () => {
  it.each(states)("%s renders, and each control in it has a name", (_name, State) => {
    const { container } = render(<State />);
    expect(container.innerHTML).not.toBe("");
    for (const button of container.querySelectorAll("button, a[href]")) {
      expect((button.getAttribute("aria-label") ?? button.textContent).trim()).not.toBe("");
    }
    for (const control of container.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
      const label = control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent ?? "";
      expect(label.trim()).not.toBe("");
    }
  });
});
