import { cleanup, render } from "@testing-library/react";
import { readdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { galleries } from "../../../app/gallery/galleries.ts";

afterEach(cleanup);

const files = ["app/ui", "app/charts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);
const parts = files.filter((file) => file.endsWith(".tsx") && !file.endsWith(".gallery.tsx"));

describe("every component", () => {
  it.each(parts)("%s has a gallery", (part) => {
    expect(files).toContain(part.replace(/\.tsx$/, ".gallery.tsx"));
  });

  it("is on the gallery page", () => {
    expect(galleries).toHaveLength(parts.length);
    expect(new Set(galleries.map((gallery) => gallery.title)).size).toBe(parts.length);
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
