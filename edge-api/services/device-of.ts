import type { Device } from "../contract/device.ts";

type Rules<Name extends string> = readonly (readonly [name: Name, pattern: RegExp])[];

// the order counts: most browsers also name the ones that they descend from
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
/** Letters of a header that are looked at. */
const MOST_LETTERS = 500;

const named = <Name extends string>(rules: Rules<Name>, text: string): Name | undefined =>
  rules.find(([, pattern]) => pattern.test(text))?.[0];

/** What somebody asks with, from the client hints and the User-Agent; of both only a name of a closed list is kept. */
export function deviceOf(headers: Headers): Device {
  const read = (name: string): string => (headers.get(name) ?? "").slice(0, MOST_LETTERS);
  const agent = read("User-Agent");
  return {
    browser: named(BROWSERS, read("Sec-CH-UA")) ?? named(BROWSERS, agent) ?? "",
    system: named(SYSTEMS, read("Sec-CH-UA-Platform")) ?? named(SYSTEMS, agent) ?? "",
  };
}
