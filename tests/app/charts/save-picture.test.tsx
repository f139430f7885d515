import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { saveChartFile } from "../../../app/charts/chart-file.ts";
import { MarkLinesPicture, ScoreDotsPicture } from "../../../app/charts/dots-picture.tsx";
import { downloadPicture, drawPicture, plainColour } from "../../../app/charts/save-picture.ts";
import { shadePaint } from "../../../app/charts/segment-paint.ts";
import { StageBars } from "../../../app/charts/stage-bars.tsx";
import { bandPaint } from "../../../app/ui/score-bar/band.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TEXT = { title: "Impact by part", description: "g CO2e" };

const bars = (
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
  />
);
const chart = () => render(bars).container;

const FACTS = {
  fileName: "Cups-ranking_Europe_2026-11-25_data-2026.12",
  title: "Ceramic mug is best",
  note: "Summary score from 0 to 100, higher is better.",
  about: "Cups · Hot drink · Europe",
  source: "Source: Tare (2026). Tare reference data, version 2026.12 [Data set]. https://tare.example/data",
  date: "Saved on 25 November 2026",
};

const DOTS = (
  <ScoreDotsPicture
    label="Summary scores, best first"
    rows={[
      { name: "Ceramic mug", reusable: true, score: 91.2, band: bandPaint(5), range: [84, 95] },
      { name: "Foam cup", score: 12, band: bandPaint(1), remark: "not allowed on the EU market" },
      { name: "Unknown", score: null, band: bandPaint(3) },
    ]}
    legend={[{ band: bandPaint(5), label: "Very good" }]}
  />
);

const parsed = (text: string): Element => {
  // happy-dom writes a no-break space as an entity of HTML; browsers write the character
  const xml = text.replaceAll("&nbsp;", "\u00A0");
  const document = new DOMParser().parseFromString(xml, "image/svg+xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document.documentElement;
};
const linesOf = (root: Element): string[] => [...root.querySelectorAll("text")].map((line) => line.textContent);

/** Saves a chart and gives the downloaded file. */
const savedFile = async (...given: Parameters<typeof saveChartFile>) => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:picture";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const saved = await saveChartFile(...given);
  return { saved, names, text: await (files[0]?.text() ?? "") };
};

describe("a chart as a file", () => {
  it("is a standalone SVG with a title and sizes, without attributes that need the page", async () => {
    const place = chart();
    const picture = await drawPicture(place, "svg", TEXT);
    if (!picture.ok) throw new Error(picture.problem);
    expect(picture.value.type).toBe("image/svg+xml");
    const text = await picture.value.text();
    const root = parsed(text);
    const drawn = place.querySelector("svg");
    expect(Number(root.getAttribute("width"))).toBe(Number(drawn?.getAttribute("width")) + 32);
    expect(root.querySelector("title")?.textContent).toBe("Impact by part");
    expect(root.querySelector("desc")?.textContent).toBe("g CO2e");
    expect(linesOf(root)).toEqual(["Paper & glue cup", "Lid 3.0", "3.0 g CO2e"]);
    expect(root.querySelectorAll("text[textLength]")).toHaveLength(3);
    expect(text).not.toMatch(/ (class|style|tabindex|role|data-[a-z-]+|aria-[a-z]+)=/);
    expect(text).not.toContain("var(");
    // The background comes first; hit areas and the focus ring are left out.
    expect(root.querySelector("rect")?.getAttribute("width")).toBe(root.getAttribute("width"));
    expect(root.querySelectorAll("title")).toHaveLength(1);
    expect(root.querySelectorAll("rect")).toHaveLength(2);
  });

  it("returns a problem if there is no chart or no canvas", async () => {
    const nothing = { ok: false, problem: "nothing_to_draw" };
    expect(await drawPicture(document.createElement("div"), "svg", TEXT)).toEqual(nothing);
    const place = chart();
    place.remove();
    expect(await drawPicture(place, "svg", TEXT)).toEqual(nothing);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    expect(await drawPicture(chart(), "png", TEXT)).toEqual({ ok: false, problem: "not_drawn" });
  });

  it("downloads under its file name", () => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(`${this.href} ${this.download}`);
    });
    downloadPicture(new Blob(["picture"]), "Impact by part.svg");
    expect(names).toEqual(["blob:picture Impact by part.svg"]);
  });

  it("writes mixed colours as rgb() for other programs", () => {
    expect(plainColour("color(srgb 0.2 0.4 1)")).toBe("rgb(51, 102, 255)");
    expect(plainColour("rgb(1, 2, 3)")).toBe("rgb(1, 2, 3)");
  });
});

describe("a saved chart", () => {
  it.each([
    ["drawn as SVG on the page", bars, ["Paper & glue cup", "Lid 3.0", "3.0 g CO2e"]],
    [
      "drawn as HTML on the page",
      DOTS,
      [
        "0",
        "20",
        "40",
        "60",
        "80",
        "100",
        "Ceramic mug, reusable",
        "91",
        "Foam cup, not allowed on the EU",
        "market",
        "12",
        "Unknown",
        "unknown",

        "Very good",
      ],
    ],
  ])("%s has title, unit, source and date around it", async (_name, element, words) => {
    const { saved, names, text } = await savedFile(element, FACTS, "svg");
    expect(saved.ok).toBe(true);
    expect(names).toEqual([`${FACTS.fileName}.svg`]);
    const root = parsed(text);
    expect(root.querySelector("title")?.textContent).toBe(FACTS.title);
    for (const part of [FACTS.note, FACTS.about, FACTS.source, FACTS.date])
      expect(root.querySelector("desc")?.textContent).toContain(part);
    const lines = linesOf(root);
    const [head, foot] = [lines.indexOf(words[0] ?? ""), lines.indexOf(words.at(-1) ?? "") + 1];
    expect(lines.slice(0, head).join(" ")).toBe(`${FACTS.title} ${FACTS.note} ${FACTS.about}`);
    expect(lines.slice(head, foot)).toEqual(words);
    expect(lines.slice(foot).join(" ")).toBe(`${FACTS.source} ${FACTS.date}`);
    // title, chart and source are below each other, inside the picture
    const tops = [...root.children]
      .filter(({ localName }) => localName === "g")
      .map((group) => Number(/translate\(0 ([\d.]+)\)/.exec(group.getAttribute("transform") ?? "")?.[1]));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
    expect(Number(root.getAttribute("height"))).toBeGreaterThan(tops[2] ?? Infinity);
    // what was drawn beside the page is gone
    expect(document.querySelector("[inert]")).toBeNull();
  });

  it("places dots, ranges and marks on the axis of the page", async () => {
    const { text } = await savedFile(
      <MarkLinesPicture
        label="Climate"
        marks={["mix", "landfilled"]}
        rows={[{ name: "Cup", marks: [{ value: 50 }, { value: -5 }] }]}
      />,
      FACTS,
      "svg",
    );
    const root = parsed(text);
    const ticks = [...root.querySelectorAll("line")];
    const [first, last] = [ticks[0]?.getAttribute("x1"), ticks.at(-1)?.getAttribute("x1")];
    const circle = [...root.querySelectorAll("circle")][0];
    // 50 is the end of the axis; a value below 0 is at 0
    expect(circle?.getAttribute("cx")).toBe(last);
    const range = root.querySelector("path")?.getAttribute("d") ?? "";
    expect(range).toMatch(new RegExp(`^M${first} `));
    expect(range).toContain(`H${last}m`);
  });

  it("has the ranges of a ranking as text, and the bracket of rows that are too close to call", async () => {
    const rows = [
      { name: "Glass cup", score: 87, band: bandPaint(5), range: [84, 89], joined: true },
      { name: "Mug", score: 86, band: bandPaint(5), range: [80, 90], joined: true },
      { name: "Paper cup", score: 42, band: bandPaint(3), range: [37, 47] },
    ] as const;
    const drawn = async (one: typeof rows | readonly [(typeof rows)[1], (typeof rows)[2]]) => {
      const picture = (
        <ScoreDotsPicture label="Scores" rows={one} legend={[]} rangeHead="5–95%" bracketLabel="too close to call" />
      );
      return parsed((await savedFile(picture, FACTS, "svg")).text);
    };
    const root = await drawn(rows);
    expect(linesOf(root)).toEqual(expect.arrayContaining(["5–95%", "84–89", "80–90", "37–47"]));
    expect(linesOf(root).join(" ")).toContain("too close to call");
    // one path joins both rows, and each range has one
    expect(root.querySelectorAll("path")).toHaveLength(4);
    const one = await drawn([rows[1], rows[2]]);
    expect(linesOf(one).join(" ")).not.toContain("too close");
    expect(one.querySelectorAll("path")).toHaveLength(2);
  });

  it("says so if it cannot be drawn", async () => {
    const { saved, names } = await savedFile(<p>no chart</p>, FACTS, "svg");
    expect(saved).toEqual({ ok: false, problem: "nothing_to_draw" });
    expect(names).toEqual([]);
    expect(document.querySelector("[inert]")).toBeNull();
  });
});
