import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";

const modules = import.meta.glob<{ readonly gallery: Gallery }>(["../ui/**/*.gallery.tsx", "../charts/*.gallery.tsx"], {
  eager: true,
});

/** The galleries of all components, by path. For developers: no screen imports it, so it is in no bundle. */
export const galleries: readonly Gallery[] = Object.values(modules).map((module) => module.gallery);
