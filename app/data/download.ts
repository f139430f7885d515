/** Hands a text to the user as a file. */
export function downloadText(fileName: string, text: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // the browser has taken the address by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
