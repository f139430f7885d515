import { litterClassTexts } from "./en/litter-classes.ts";

const isKnown = (id: string): id is keyof typeof litterClassTexts => Object.hasOwn(litterClassTexts, id);

/** A litter class in words; one that an administrator has added stands for itself. */
export const litterClassName = (id: string): string => (isKnown(id) ? litterClassTexts[id] : id);
