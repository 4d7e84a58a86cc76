/** Metres: a vaguer measure does not even say the street. Apart from its schema, which the browser does not load. */
export const vaguestPlace = 200
