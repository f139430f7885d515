import { readdirSync } from "node:fs";
import { expect, test } from "./watched.ts";

/** What the site serves: page, start-up script, service worker, licences, icons, pictures, style of the open pages, and hashed files. */
const SERVED = [
  /^\/(index\.html|theme-boot\.js|sw\.js|licences\.json|manifest\.webmanifest|favicon\.svg|reader\.css)$/,
  /^\/icon-(maskable-)?\d+\.png$/,
  /^\/pictures\/([a-z]+\.png|letters\.bin)$/,
  /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css|json|woff2)$/,
];
/** What the build leaves for the platform and for developers. */
const NOT_SERVED = /\.map$|^\/(_headers|\.assetsignore)$/;

test("the site serves the files of the page and no file that the build leaves for itself", async ({ request }) => {
  const files = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.replaceAll("\\", "/").slice("dist".length));
  const hidden = files.filter((file) => NOT_SERVED.test(file));
  const others = files.filter((file) => !NOT_SERVED.test(file) && !SERVED.some((pattern) => pattern.test(file)));
  expect(others).toEqual([]);
  for (const file of hidden.filter((name, at) => !name.endsWith(".map") || at % 20 === 0)) {
    expect((await request.get(file)).status(), file).toBe(404);
  }
});
