CREATE TABLE "helper_hold" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"uses" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "helper_hold" ADD CONSTRAINT "helper_hold_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "helper_hold_user" ON "helper_hold" USING btree ("user_id");