import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { RotatePicture } from "./rotate-picture.tsx";

export const gallery: Gallery = { title: "RotatePicture", states: { picture: () => <RotatePicture /> } };
