import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { takeOpenedFilesAtom } from "../../state/portfolio/opened-files.ts";

/**
 * Takes files that the installed app was opened with, and those that are dropped anywhere in the window: outside the zone the
 * browser would open them in place of the page.
 * @returns true while files are dragged over the window
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  const takeOpened = useSetAtom(takeOpenedFilesAtom);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const opened = takeOpened();
    if (opened.length > 0) take.current(opened);
  }, [takeOpened]);
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
