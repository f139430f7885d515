import { expect, test } from "vitest";
import { embedCode, frameHeight } from "../../../../app/features/share/share-dialog.tsx";
import { isEmbedPath } from "../../../../edge-api/contract/share-path.ts";

const frameOf = (code: string): HTMLIFrameElement => {
  const place = document.createElement("div");
  place.innerHTML = code;
  expect(place.children).toHaveLength(1);
  const [frame] = place.children;
  if (!(frame instanceof HTMLIFrameElement)) throw new Error(code);
  return frame;
};

const given = { address: "https://tare.example/s/abc_-1", height: 400, lang: "es" };

test("the code is one frame with address, title and size; a name with markup stays text", () => {
  const title = `Cups "x" onload='y' <script>&amp;`;
  const frame = frameOf(embedCode({ ...given, chart: "stages", title }));
  expect(frame.getAttribute("src")).toBe("https://tare.example/s/abc_-1/embed?chart=stages&lang=es");
  expect(frame.getAttribute("title")).toBe(title);
  expect([frame.getAttribute("width"), frame.getAttribute("height")]).toEqual(["600", "400"]);
  expect(frame.getAttribute("onload")).toBeNull();
});

test("defaults are omitted from the address, which is the one that may be framed", () => {
  for (const chart of ["ranking", "scores"] as const) {
    const source = frameOf(embedCode({ ...given, chart, title: "Cups" })).getAttribute("src") ?? "";
    expect(source).toBe("https://tare.example/s/abc_-1/embed?lang=es");
    expect(isEmbedPath(new URL(source).pathname)).toBe(true);
  }
});

test("seven products fit into 400 px", () => {
  expect(frameHeight("ranking", 7)).toBe(400);
  expect(frameHeight("ranking", 20)).toBeGreaterThan(800);
});
