import { setTimeout as pause } from "node:timers/promises";
import type { Driver } from "./driver.ts";

const WAIT_MS = 60_000;

/** Finds a visible element by role and name (a regular expression), inside the open dialog if there is one. */
const FIND = `
  const [role, name] = args;
  const kinds = {
    button: "button, summary, [role=button]", link: "a[href]", radio: "input[type=radio]",
    checkbox: "input[type=checkbox]", textbox: "input, textarea", heading: "h1", menuitem: "[role=menuitem]",
  };
  const text = (element) => element.getAttribute("aria-label") ?? ([...(element.labels ?? [])].map((one) => one.textContent).join(" ")
    || element.textContent || element.value || "");
  const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const named = [...room.querySelectorAll(kinds[role])].filter((element) => new RegExp(name, "u").test(text(element).trim()));
  const found = named.find((element) => element.getClientRects().length > 0 && !element.disabled && element.ariaDisabled !== "true");
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return (found && /radio|checkbox/.test(role) ? found.labels?.[0] : found) ?? null;
`;
const HAS = `return ((...args) => { ${FIND} })(...args) !== null;`;

/** Waits, clicks and types by roles and names, in any browser. */
export const readerOf = (driver: Driver) => {
  const until = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + WAIT_MS;
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error(`not seen: ${what}`);
      await pause(100);
    }
  };
  const see = (role: string, name: RegExp) =>
    until(`${role} ${name.source}`, async () => (await driver.run(HAS, role, name.source)) === true);
  return {
    see,
    /** Waits for a text anywhere on the page. */
    read: (text: RegExp) =>
      until(
        text.source,
        async () =>
          (await driver.run("return new RegExp(args[0], 'u').test(document.body.innerText);", text.source)) === true,
      ),
    until,
    click: async (role: string, name: RegExp) => {
      await see(role, name);
      // a page that still moves may cover the element
      for (let tries = 0; ; tries++) {
        try {
          return await driver.click(FIND, role, name.source);
        } catch (error) {
          if (tries === 20) throw error;
          await pause(250);
        }
      }
    },
    type: async (name: RegExp, text: string) => {
      await see("textbox", name);
      await driver.type(text, FIND, "textbox", name.source);
    },
    /** Chooses a file with this content, as if it came from the disk. */
    choose: async (name: string, content: string) => {
      await until(
        "a file field",
        async () => (await driver.run("return document.querySelector('input[type=file]') !== null;")) === true,
      );
      await driver.run(
        `const field = document.querySelector("input[type=file]");
         const files = new DataTransfer();
         files.items.add(new File([args[1]], args[0], { type: "text/csv" }));
         field.files = files.files;
         field.dispatchEvent(new Event("change", { bubbles: true }));`,
        name,
        content,
      );
    },
  };
};
