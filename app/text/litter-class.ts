import { litterClassTexts } from "./en/litter-classes.ts";

const isKnown = (id: string): id is keyof typeof litterClassTexts => Object.hasOwn(litterClassTexts, id);

/** The name of a litter class; the id itself for a class that an administrator has added. */
export const litterClassName = (id: string): string => (isKnown(id) ? litterClassTexts[id] : id);
