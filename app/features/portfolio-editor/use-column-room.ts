import { useEffect, useState } from "react";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import { DETAIL_ROOM, SITE_ROOM } from "./entries-table.css.ts";

const readRoom = (): { readonly site: boolean; readonly others: boolean } => ({
  site: window.matchMedia(SITE_ROOM).matches,
  others: window.matchMedia(DETAIL_ROOM).matches,
});

/** Whether the window is wide enough for a column of a detail; otherwise only the drawer of a line shows it. */
export const useColumnRoom = (): ((detail: LineDetail) => boolean) => {
  const [room, setRoom] = useState(readRoom);
  useEffect(() => {
    const read = () => setRoom(readRoom());
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  }, []);
  return (detail) => (detail === "site" ? room.site : room.others);
};
