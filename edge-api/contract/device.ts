import * as v from "valibot";

/** Browsers and systems that a session or an event is told by: names that need no translation. "" = not known. */
const BROWSERS = ["Chrome", "Edge", "Firefox", "Opera", "Safari", "Samsung Internet", ""] as const;
const SYSTEMS = ["Android", "ChromeOS", "iOS", "Linux", "macOS", "Windows", ""] as const;

/** What somebody asks with, coarse enough to tell nothing else about them. */
export const DeviceSchema = v.object({ browser: v.picklist(BROWSERS), system: v.picklist(SYSTEMS) });
export type Device = Readonly<v.InferOutput<typeof DeviceSchema>>;

export const UNKNOWN_DEVICE: Device = { browser: "", system: "" };
