/** What a page asked for that no permission can be made of. */
export class PermissionInvalid extends Error {}
