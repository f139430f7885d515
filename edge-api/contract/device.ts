import * as v from "valibot";

/** Browsers and systems shown with a session or event; names that need no translation. "": unknown. */
const BROWSERS = ["Chrome", "Edge", "Firefox", "Opera", "Safari", "Samsung Internet", ""] as const;
const SYSTEMS = ["Android", "ChromeOS", "iOS", "Linux", "macOS", "Windows", ""] as const;

/** Browser and system of a client, coarse enough not to identify anybody. */
export const DeviceSchema = v.object({ browser: v.picklist(BROWSERS), system: v.picklist(SYSTEMS) });
export type Device = Readonly<v.InferOutput<typeof DeviceSchema>>;

export const UNKNOWN_DEVICE: Device = { browser: "", system: "" };
