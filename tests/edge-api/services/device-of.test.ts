import { expect, test } from "vitest";
import { deviceOf } from "../../../edge-api/services/device-of.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    "Edge",
    "Windows",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, "Chrome", "ChromeOS"],
  [
    `Mozilla/5.0 (Linux; Android 14; K) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, "Opera", "Linux"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  ["curl/8.5.0", "", ""],
  [`<script>${"Chrome".repeat(2000)}`, "Chrome", ""],
] as const)("%s is told by browser and system", (agent, browser, system) => {
  expect(deviceOf(new Headers({ "User-Agent": agent }))).toEqual({ browser, system });
});

test("client hints complete the User-Agent", () => {
  const headers = {
    "User-Agent": `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
    "Sec-CH-UA": '"Microsoft Edge";v="131", "Chromium";v="131", "Not_A Brand";v="24"',
    "Sec-CH-UA-Platform": '"macOS"',
  };
  expect(deviceOf(new Headers(headers))).toEqual({ browser: "Edge", system: "macOS" });
  expect(deviceOf(new Headers())).toEqual({ browser: "", system: "" });
});
