/** What the API answers of reviews that nobody has written, and of a rating. */
export const reviewAnswers = {
  listProductReviews: { data: [], meta: { total: 0, page: 1, limit: 24, pages: 1 }, distribution: [] },
  rateProduct: { message: '', data: { newAverageRating: 4.5, newRatingCount: 2 } },
};
