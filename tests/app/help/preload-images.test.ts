import { expect, test } from "vitest";
import { imagesIn } from "../../../app/help/preload-images.ts";

test("the pictures of a text are found once each, in their order", () => {
  const html = `<p><img alt="a" src="/a.png"><img src='https://cms.example/b.jpg'></p><IMG SRC="/a.png" width=1>`;
  expect(imagesIn(html)).toEqual(["/a.png", "https://cms.example/b.jpg"]);
});

test("what the sanitiser would not show is not fetched either", () => {
  const html = `<img src="javascript:x"><img src="data:text/html,x"><img src="//evil.example/x.png"><img src="/\\evil"><img src=x>`;
  expect(imagesIn(html)).toEqual([]);
  expect(imagesIn(`<p>img src="/a.png"</p>`)).toEqual([]);
});
