/** Hands a file to the user. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // the browser has taken the address by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands a text to the user as a file. */
export const downloadText = (fileName: string, text: string, mediaType: string): void =>
  downloadFile(fileName, new Blob([text], { type: `${mediaType};charset=utf-8` }));
