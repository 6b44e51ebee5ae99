export declare const LEFT_OUT: Readonly<Record<string, readonly string[]>>;
export declare function leftOutIn(code: string): { name: string; of: string }[];
