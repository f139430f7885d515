import { atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { safeAddress } from "./match-route.ts";
import { servicesAtom } from "../core/services.ts";

/** An editor that was opened from a wizard or page, and the address to return to. */
interface Call {
  readonly editor: string;
  readonly caller: string;
}

/** In session storage: a call belongs to its tab and survives a reload. */
const KEY = "calling_flow";

const parsed = (text: string | null): Call | null => {
  if (text === null) return null;
  const value = jsonOf(text);
  if (!Array.isArray(value)) return null;
  const [editor, caller] = value as readonly unknown[];
  return typeof editor === "string" && typeof caller === "string" ? { editor, caller } : null;
};

/** Called before opening an editor (`/create-food`, `/create-product`…): `caller` is the address to return to. */
export const callEditorAtom = atom(null, (get, _set, call: Call): void => {
  get(servicesAtom).flags.session.write(KEY, JSON.stringify([call.editor, call.caller]));
});

/**
 * The address that this editor returns to; null when it was not opened from another page. Calls of another editor's address
 * and callers outside the product are ignored.
 */
export const callerOfAtom = atom((get) => {
  const { session } = get(servicesAtom).flags;
  return (editor: string): string | null => {
    const call = parsed(session.read(KEY));
    if (call === null || call.editor !== editor) return null;
    return safeAddress(call.caller) === call.caller ? call.caller : null;
  };
});

/** The address with one query parameter replaced, for example by the food that was just created. */
export const withParameter = (address: string, name: string, value: string): string => {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${path}?${query.toString().replaceAll("%2C", ",")}`;
};
