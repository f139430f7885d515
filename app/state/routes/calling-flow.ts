import { atom } from "jotai";
import { jsonOf } from "../../data/json-of.ts";
import { safeAddress } from "./match-route.ts";
import { servicesAtom } from "../core/services.ts";

/** An editor that was opened out of a flow, and the address in that flow to which it returns. */
interface Call {
  readonly editor: string;
  readonly caller: string;
}

/** Session storage: a call belongs to its tab and outlives a reload. */
const KEY = "calling_flow";

const parsed = (text: string | null): Call | null => {
  if (text === null) return null;
  const value = jsonOf(text);
  if (!Array.isArray(value)) return null;
  const [editor, caller] = value as readonly unknown[];
  return typeof editor === "string" && typeof caller === "string" ? { editor, caller } : null;
};

/** Called before going to an editor (`/create-food`, `/create-product`…): `caller` is where it leads back to. */
export const callEditorAtom = atom(null, (get, _set, call: Call): void => {
  get(servicesAtom).flags.session.write(KEY, JSON.stringify([call.editor, call.caller]));
});

/**
 * Where the editor at this address returns to, or null when nobody called it: a call to another address, an older one
 * or one that leads out of the product does not count.
 */
export const callerOfAtom = atom((get) => {
  const { session } = get(servicesAtom).flags;
  return (editor: string): string | null => {
    const call = parsed(session.read(KEY));
    if (call === null || call.editor !== editor) return null;
    return safeAddress(call.caller) === call.caller ? call.caller : null;
  };
});

/** An address of ours with one query parameter replaced, such as the food that was just defined. */
export const withParameter = (address: string, name: string, value: string): string => {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${path}?${query.toString().replaceAll("%2C", ",")}`;
};
