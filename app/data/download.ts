/** Starts a download in the browser. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // late enough: the browser has started the download
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The same for UTF-8 text. */
export const downloadText = (fileName: string, text: string, mediaType: string): void =>
  downloadFile(fileName, new Blob([text], { type: `${mediaType};charset=utf-8` }));
