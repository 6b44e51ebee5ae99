import { createContext } from 'react';

/** The call that takes a picture in: each asks for another right. */
export const PictureCall = createContext<'takeShopPicture' | 'takePagePicture'>('takeShopPicture');
