import type { Device } from "../contract/device.ts";

type Rules<Name extends string> = readonly (readonly [name: Name, pattern: RegExp])[];

// the order matters: most browsers also name those they derive from
const BROWSERS: Rules<Device["browser"]> = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/|Microsoft Edge/],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\/|Samsung Internet/],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /Chrom(?:e|ium)|\bCriOS\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: Rules<Device["system"]> = [
  ["iOS", /\b(?:iPhone|iPad|iPod|iOS)\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b|\bChrome ?OS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bmacOS\b|\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];
/** Longest part of a header that is read, in characters. */
const MAX_CHARACTERS = 500;

const named = <Name extends string>(rules: Rules<Name>, text: string): Name | undefined =>
  rules.find(([, pattern]) => pattern.test(text))?.[0];

/** Browser and system from the client hints and the User-Agent; only names of a closed list, "" for others. */
export function deviceOf(headers: Headers): Device {
  const read = (name: string): string => (headers.get(name) ?? "").slice(0, MAX_CHARACTERS);
  const agent = read("User-Agent");
  return {
    browser: named(BROWSERS, read("Sec-CH-UA")) ?? named(BROWSERS, agent) ?? "",
    system: named(SYSTEMS, read("Sec-CH-UA-Platform")) ?? named(SYSTEMS, agent) ?? "",
  };
}
