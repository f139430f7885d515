import { expect, test } from "vitest";
import { imagesIn } from "../../../app/help/preload-images.ts";

test("finds the images of a text once each, in order", () => {
  const html = `<p><img alt="a" src="/a.png"><img src='https://cms.example/b.jpg'></p><IMG SRC="/a.png" width=1>`;
  expect(imagesIn(html)).toEqual(["/a.png", "https://cms.example/b.jpg"]);
});

test("does not fetch images that the sanitiser removes", () => {
  const html = `<img src="javascript:x"><img src="data:text/html,x"><img src="//evil.example/x.png"><img src="/\\evil"><img src=x>`;
  expect(imagesIn(html)).toEqual([]);
  expect(imagesIn(`<p>img src="/a.png"</p>`)).toEqual([]);
});
