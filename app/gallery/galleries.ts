import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";

const modules = import.meta.glob<{ readonly gallery: Gallery }>(["../ui/**/*.gallery.tsx", "../charts/*.gallery.tsx"], {
  eager: true,
});

/** The galleries of all components, named by their files. For developers: no screen imports it, so it is in no bundle. */
export const galleries = Object.entries(modules).map(([path, { gallery }]) => ({
  title: path.replace(/^.*\/|\.gallery\.tsx$/g, ""),
  states: gallery,
}));
