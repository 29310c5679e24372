/**
 * How long the texts of forms may be, in characters as browsers count them (UTF-16, a line break as one). Those of a form
 * together fit the 64 kB that the server takes, however they are encoded: at most nine bytes for each (`%E8%AA%9E`).
 */
export const lengths = { line: 200, email: 254, message: 6000 };
