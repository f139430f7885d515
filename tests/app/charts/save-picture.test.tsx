import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { shadePaint } from "../../../app/charts/segment-paint.ts";
import { drawPicture, plainColour, savePicture } from "../../../app/charts/save-picture.ts";
import { StageBars } from "../../../app/charts/stage-bars.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const chart = () =>
  render(
    <StageBars
      label="Impact by part"
      rows={[
        {
          id: "a",
          name: "Paper & glue cup",
          segments: [{ id: "lid", label: "Lid", value: 3, shown: "3.0", paint: shadePaint(0, 1) }],
          total: 3,
          totalShown: "3.0 g CO2e",
        },
      ]}
      legend={[]}
      onOpen={() => undefined}
    />,
  ).container;

describe("a chart as a file", () => {
  it("is a standalone SVG with a title and sizes, without attributes that need the page", async () => {
    const place = chart();
    const picture = await drawPicture(place, "svg");
    if (!picture.ok) throw new Error(picture.problem);
    expect(picture.value.type).toBe("image/svg+xml");
    const text = await picture.value.text();
    const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const drawn = place.querySelector("svg");
    expect(Number(root.getAttribute("width"))).toBe(Number(drawn?.getAttribute("width")) + 32);
    expect(root.querySelector("title")?.textContent).toBe("Impact by part");
    expect([...root.querySelectorAll("text")].map((line) => line.textContent)).toEqual([
      "Paper & glue cup",
      "Lid 3.0",
      "3.0 g CO2e",
    ]);
    expect(root.querySelectorAll("text[textLength]")).toHaveLength(3);
    expect(text).not.toMatch(/ (class|style|tabindex|role|data-[a-z-]+|aria-[a-z]+)=/);
    expect(text).not.toContain("var(");
    // The background comes first; hit areas and the focus ring are left out.
    expect(root.querySelector("rect")?.getAttribute("width")).toBe(root.getAttribute("width"));
    expect(root.querySelectorAll("title")).toHaveLength(1);
    expect(root.querySelectorAll("rect")).toHaveLength(2);
  });

  it("returns a problem if there is no chart or no canvas", async () => {
    expect(await drawPicture(document.createElement("div"), "svg")).toEqual({ ok: false, problem: "nothing_to_draw" });
    const place = chart();
    place.remove();
    expect(await drawPicture(place, "svg")).toEqual({ ok: false, problem: "nothing_to_draw" });
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    expect(await drawPicture(chart(), "png")).toEqual({ ok: false, problem: "not_drawn" });
  });

  it("downloads under its file name", async () => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(`${this.href} ${this.download}`);
    });
    expect((await savePicture(chart(), "svg", "Impact by part")).ok).toBe(true);
    expect(names).toEqual(["blob:picture Impact by part.svg"]);
  });

  it("writes mixed colours as rgb() for other programs", () => {
    expect(plainColour("color(srgb 0.2 0.4 1)")).toBe("rgb(51, 102, 255)");
    expect(plainColour("rgb(1, 2, 3)")).toBe("rgb(1, 2, 3)");
  });
});
