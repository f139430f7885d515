import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SpinnerMark } from "./spinner-mark.tsx";

export const gallery: Gallery = { title: "SpinnerMark", states: { turning: () => <SpinnerMark /> } };
